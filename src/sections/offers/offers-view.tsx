import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import { RouterButton } from '@/components/router-link'
import addIcon from '~icons/solar/add-circle-bold'
import caseIcon from '~icons/solar/case-bold-duotone'
import mapIcon from '~icons/solar/map-arrow-square-bold-duotone'
import { JobCard } from './job-card'
import { jobs, tours } from './offer-kinds'
import { OffersGallery } from './offers-gallery'
import type { OffersSearch, OffersTab, SearchChange } from './offers-search'
import { FormSkeleton } from './offers-skeleton'
import { TourCard } from './tour-card'

const OfferDetail = lazyPart(() => import('./offer-detail'), 'OfferDetail')

const OfferForm = lazyPart(() => import('./offer-form'), 'OfferForm')

const tabIcons = { jobs: caseIcon, tours: mapIcon } satisfies Record<OffersTab, unknown>

interface OffersViewProps {
  search: OffersSearch
  onSearchChange: (change: SearchChange & { tab?: OffersTab }, options?: { replace?: boolean }) => void
}

/** Jobs and tours, a gallery each, with the details of one beside it or a form in its place. */
export function OffersView({ search, onSearchChange }: OffersViewProps) {
  const { t } = useTranslation('offers')
  const shell = useTranslation().t
  const id = useId()
  // Which details a person opened here; an address that brings them does not move the keyboard.
  const [opened, setOpened] = useState<string>()
  const { tab } = search
  const common = { search, onSearchChange, onOpen: setOpened }
  if (search.new || search.edit) {
    return (
      <>
        <PageHeader title={shell('nav.six')} caption={shell('pages.jobsAndTours')} />
        <Suspense fallback={<FormSkeleton />}>
          <OfferForm
            key={search.edit ?? 'new'}
            tab={tab}
            id={search.edit}
            onDone={() => onSearchChange({ new: undefined, edit: undefined })}
          />
        </Suspense>
      </>
    )
  }
  return (
    <>
      <PageHeader title={shell('nav.six')} caption={shell('pages.jobsAndTours')}>
        <RouterButton
          to="."
          search={(held: object) => ({ ...held, id: undefined, new: true as const })}
          preload={false}
          variant="contained"
          onPointerEnter={OfferForm.preload}
          onFocus={OfferForm.preload}
          startIcon={<Icon icon={addIcon} />}
        >
          {t(`${tab}.new`)}
        </RouterButton>
      </PageHeader>
      <Tabs
        value={tab}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('kinds')}
        onChange={(_, value: OffersTab) => onSearchChange({ tab: value })}
        sx={{ mt: { sm: -1 }, borderBottom: '1px solid', borderColor: 'divider', '& .MuiTab-root': { minHeight: 56 } }}
      >
        {(['jobs', 'tours'] as const).map((value) => (
          <Tab
            key={value}
            value={value}
            id={`${id}-${value}`}
            aria-controls={`${id}-panel`}
            iconPosition="start"
            icon={<Icon icon={tabIcons[value]} size={24} />}
            label={t(`${value}.tab`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <Box
          sx={{
            display: 'grid',
            columnGap: 3,
            '& > aside': { mt: 3 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: search.id ? 'minmax(0, 1fr) minmax(0, 420px)' : 'minmax(0, 1fr)',
            },
          }}
        >
          <div>
            {tab === 'tours' ? (
              <OffersGallery key={tab} {...common} kind={tours} card={(props) => <TourCard {...props} />} />
            ) : (
              <OffersGallery key={tab} {...common} kind={jobs} card={({ first, ...props }) => <JobCard {...props} />} />
            )}
          </div>
          <Suspense fallback={<DetailPlace />}>
            {search.id && (
              <OfferDetail
                key={search.id}
                tab={tab}
                id={search.id}
                focus={opened === search.id}
                onSearchChange={onSearchChange}
              />
            )}
          </Suspense>
        </Box>
      </Box>
    </>
  )
}

/** Where the details come to stand, while the code that draws them is on its way. */
function DetailPlace() {
  return (
    <Skeleton variant="rounded" height={560} sx={{ display: { xs: 'none', lg: 'block' }, mt: 3, borderRadius: 2 }} />
  )
}
