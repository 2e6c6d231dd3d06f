import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** The shape of the form. */
export function UserFormSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="text" width={240} sx={{ typography: 'h1' }} />
      <Skeleton variant="rounded" height={264} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  )
}
