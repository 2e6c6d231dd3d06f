import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { overviewFigures } from '@/api/overview'
import { figureHeight, span, WelcomeFrame } from './overview-frames'

/** Placeholder of the welcome card, the users and the four figures. */
export function FiguresSkeleton() {
  return (
    <>
      <WelcomeFrame>
        <Skeleton variant="text" width={240} sx={{ typography: 'h2' }} />
        <Skeleton variant="text" width="80%" sx={{ mt: 1 }} />
        <Skeleton variant="text" width="55%" />
        <Skeleton variant="rounded" width={172} height={40} sx={{ mt: 2.5 }} />
      </WelcomeFrame>
      <Card sx={{ ...span(4), p: 'var(--ark-card-padding)', display: 'flex', flexDirection: 'column', minHeight: 248 }}>
        <Skeleton variant="text" width={120} />
        <Box sx={{ flexGrow: 1, display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 3 }}>
          <Skeleton variant="circular" width={128} height={128} />
          <Skeleton variant="text" width={96} sx={{ typography: 'h6' }} />
        </Box>
      </Card>
      {overviewFigures.map((name) => (
        <Card key={name} sx={{ ...span(3, 6, 6), p: 'var(--ark-card-padding)', ...figureHeight }}>
          <Skeleton variant="text" width={96} sx={{ mt: 1 }} />
          <Skeleton variant="text" width={120} sx={{ typography: 'display', mt: 1.5 }} />
          <Skeleton variant="text" width="70%" />
        </Card>
      ))}
    </>
  )
}
