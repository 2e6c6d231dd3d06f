import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { overviewFigures } from '@/api/overview'
import { span, WelcomeFrame } from './overview-frames'

/** The welcome, the users and the four figures before they have come. */
export function FiguresSkeleton() {
  return (
    <>
      <WelcomeFrame>
        <Skeleton variant="text" width={240} sx={{ typography: 'h2' }} />
        <Skeleton variant="text" width="80%" sx={{ mt: 1 }} />
        <Skeleton variant="text" width="55%" />
        <Skeleton variant="rounded" width={172} height={40} sx={{ mt: 2.5 }} />
      </WelcomeFrame>
      <Card sx={{ ...span(4), p: 'var(--ark-card-padding)', display: 'flex', flexDirection: 'column', minHeight: 232 }}>
        <Skeleton variant="text" width={120} />
        <Box sx={{ flexGrow: 1, display: 'grid', placeItems: 'center' }}>
          <Skeleton variant="circular" width={128} height={128} />
        </Box>
      </Card>
      {overviewFigures.map((name) => (
        <Card key={name} sx={{ ...span(3, 6), p: 'var(--ark-card-padding)', minHeight: 200 }}>
          <Skeleton variant="text" width={96} sx={{ mt: 1 }} />
          <Skeleton variant="text" width={120} sx={{ typography: 'display', mt: 1.5 }} />
          <Skeleton variant="text" width="70%" />
        </Card>
      ))}
    </>
  )
}
