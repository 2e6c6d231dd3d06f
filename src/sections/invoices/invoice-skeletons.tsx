import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'

/** Placeholder of the form. */
export function FormSkeleton() {
  return (
    <Box
      aria-busy="true"
      sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: 'minmax(0, 1fr) 340px' } }}
    >
      <Card>
        <Box sx={{ p: 'var(--ark-card-padding)', display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <Address />
          <Address />
        </Box>
        <Box sx={{ p: 'var(--ark-card-padding)', bgcolor: 'background.neutral', display: 'flex', gap: 2.5 }}>
          <Skeleton variant="rounded" height={48} sx={{ flex: 1 }} />
          <Skeleton variant="rounded" height={48} sx={{ flex: 1 }} />
        </Box>
        <Lines rows={2} height={100} />
      </Card>
      <Card sx={{ p: 'var(--ark-card-padding)', display: 'grid', gap: 2 }}>
        <Skeleton width="50%" />
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="rounded" height={40} />
        <Skeleton width="80%" height={36} />
      </Card>
    </Box>
  )
}

/** Placeholder of the document. */
export function PaperSkeleton() {
  return (
    <Card aria-busy="true" sx={{ maxWidth: 900, mx: 'auto', p: { xs: 2, sm: 6 }, display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Skeleton variant="rounded" width={48} height={48} />
        <Skeleton variant="rounded" width={120} height={48} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Address />
        <Address />
      </Box>
      <Lines rows={3} height={48} />
    </Card>
  )
}

function Address() {
  return (
    <div>
      <Skeleton width="30%" />
      <Skeleton width="55%" />
      <Skeleton width="40%" />
      <Skeleton width="85%" />
      <Skeleton width="45%" />
    </div>
  )
}

function Lines({ rows, height }: { rows: number; height: number }) {
  return (
    <Box sx={{ p: 'var(--ark-card-padding)', display: 'grid', gap: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are the same
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Box>
  )
}
