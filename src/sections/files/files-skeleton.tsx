import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/page-header'

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** What lies in a folder, on its way. */
export function BrowserSkeleton({ view }: { view: 'grid' | 'list' }) {
  return (
    <Box
      aria-busy
      sx={{
        display: 'grid',
        gap: view === 'grid' ? 2 : 1,
        gridTemplateColumns: view === 'grid' ? 'repeat(auto-fill, minmax(176px, 1fr))' : 'minmax(0, 1fr)',
        p: { xs: 2, sm: 2.5 },
      }}
    >
      {places(view === 'grid' ? 12 : 8).map((place) => (
        <Skeleton key={place} variant="rounded" height={view === 'grid' ? 204 : 56} sx={{ borderRadius: 3 }} />
      ))}
    </Box>
  )
}

/** The shape of the page, before even its words are there. */
export function FilesSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeader title={t('nav.five')} caption={t('pages.files')}>
        <Skeleton variant="rounded" width={136} height={40} />
        <Skeleton variant="rounded" width={108} height={40} />
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
          <Box sx={{ p: 2.5 }}>
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
