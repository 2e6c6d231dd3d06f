import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import { ListOrForm } from '@/components/records/list-or-form'
import type { PageProps } from '@/components/records/page-search'
import { RouterButton } from '@/components/router-link'
import addIcon from '~icons/solar/add-circle-bold'
import caseIcon from '~icons/solar/case-bold-duotone'
import mapIcon from '~icons/solar/map-arrow-square-bold-duotone'
import { JobCard } from './job-card'
import { jobKind, tourKind } from './offer-kinds'
import { OffersGallery } from './offers-gallery'
import { jobsPage, type OffersSearch, type OffersTab } from './offers-search'
import { FormSkeleton } from './offers-skeleton'
import { TourCard } from './tour-card'

const OfferDetail = lazyPart(() => import('./offer-detail'), 'OfferDetail')

const OfferForm = lazyPart(() => import('./offer-form'), 'OfferForm')

const tabIcons = { jobs: caseIcon, tours: mapIcon } satisfies Record<OffersTab, unknown>

/** Jobs and tours: the galleries, or in their place the form of one. */
export function OffersView(page: PageProps<OffersSearch>) {
  const { t } = useTranslation('offers')
  const { tab } = page.search
  const can = useCan(tab)
  return (
    <ListOrForm
      {...page}
      canChange={can.change}
      back={t(`${tab}.all`)}
      skeleton={<FormSkeleton />}
      form={({ onClose, ...props }) => <OfferForm tab={tab} {...props} onDone={() => onClose(false)} />}
    >
      {({ moved }) => <Galleries {...page} moved={moved} canChange={can.change} />}
    </ListOrForm>
  )
}

interface GalleriesProps extends PageProps<OffersSearch> {
  /** True if the details that are open have changed. */
  moved: boolean
  canChange: boolean
}

/** A gallery each, with details beside it. */
function Galleries({ search, onSearchChange, moved, canChange }: GalleriesProps) {
  const { t } = useTranslation('offers')
  const shell = useTranslation().t
  const id = useId()
  const { tab } = search
  const common = { search, onSearchChange }
  return (
    <>
      <PageHeader title={shell('nav.six')} name={shell('pages.jobsAndTours')}>
        {canChange && (
          <RouterButton
            {...jobsPage.link({ id: undefined, new: true })}
            variant="contained"
            onPointerEnter={OfferForm.preload}
            onFocus={OfferForm.preload}
            startIcon={<Icon icon={addIcon} />}
          >
            {t(`${tab}.new`)}
          </RouterButton>
        )}
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
              <OffersGallery key={tab} {...common} kind={tourKind} card={(props) => <TourCard {...props} />} />
            ) : (
              <OffersGallery
                key={tab}
                {...common}
                kind={jobKind}
                card={({ first, ...props }) => <JobCard {...props} />}
              />
            )}
          </div>
          <Suspense fallback={<DetailPlace />}>
            {search.id && (
              <OfferDetail key={search.id} tab={tab} id={search.id} focus={moved} onSearchChange={onSearchChange} />
            )}
          </Suspense>
        </Box>
      </Box>
    </>
  )
}

/** Placeholder of the details while their chunk loads. */
function DetailPlace() {
  return (
    <Skeleton variant="rounded" height={560} sx={{ display: { xs: 'none', lg: 'block' }, mt: 3, borderRadius: 2 }} />
  )
}
