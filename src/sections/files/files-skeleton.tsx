import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { PageHeader } from '@/components/page-header'
import { ActionSkeleton } from '@/components/records/records-skeleton'

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Placeholder of a folder's contents. */
export function BrowserSkeleton({ view }: { view: 'grid' | 'list' }) {
  const isGrid = view === 'grid'
  return (
    <Box aria-busy sx={{ px: { xs: 2, sm: 2.5 }, pb: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 56 }}>
        <Skeleton variant="text" width={72} />
        <Skeleton variant="rounded" width={184} height={40} />
      </Box>
      {isGrid ? (
        <>
          <Tiles sx={{ mb: 2 }}>
            {places(6).map((place) => (
              <Skeleton key={place} variant="rounded" height={72} sx={{ borderRadius: 1.5 }} />
            ))}
          </Tiles>
          <Tiles>
            {places(6).map((place) => (
              <Skeleton key={place} variant="rounded" height={204} sx={{ borderRadius: 1.5 }} />
            ))}
          </Tiles>
        </>
      ) : (
        places(8).map((place) => <Skeleton key={place} variant="rounded" height={56} sx={{ mb: 1, borderRadius: 1 }} />)
      )}
    </Box>
  )
}

const Tiles = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
})

/** Placeholder of the page, without its texts. */
export function FilesSkeleton() {
  const { t } = useTranslation()
  const can = useCan('files')
  return (
    <div aria-busy="true">
      <PageHeader title={t('nav.five')} name={t('pages.files')}>
        <ActionSkeleton can={can} width={136} />
        <ActionSkeleton can={can} width={108} />
      </PageHeader>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 360px)' },
        }}
      >
        <Card>
          <Skeleton variant="text" width={120} sx={{ typography: 'subtitle1', mx: 2.5, mt: 2.5 }} />
          <Box sx={{ p: 2.5, pb: 1 }}>
            <Skeleton variant="rounded" height={40} />
          </Box>
          <BrowserSkeleton view="grid" />
        </Card>
        <Card sx={{ p: 3 }}>
          <Skeleton variant="text" width="40%" sx={{ typography: 'h6', mb: 3 }} />
          <Skeleton variant="circular" width={204} height={204} sx={{ mx: 'auto', mb: 3 }} />
          {places(5).map((place) => (
            <Skeleton key={place} variant="text" height={36} />
          ))}
        </Card>
      </Box>
    </div>
  )
}
