import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { User } from '@/api/auth'
import { assetUrl } from '@/components/asset-url'

/** Avatar, name and e-mail address of the signed-in user. */
export function AccountHead({ user }: { user: User | undefined }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', pt: 2, pb: 3, textAlign: 'center', overflowWrap: 'anywhere' }}>
      {user ? (
        <>
          <Avatar
            src={assetUrl(user.photoURL)}
            alt=""
            sx={{ width: 88, height: 88, mb: 2, outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 4 }}
          >
            {user.displayName.charAt(0)}
          </Avatar>
          <Typography variant="h6" component="p">
            {user.displayName}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{user.email}</Typography>
        </>
      ) : (
        <>
          <Skeleton variant="circular" width={88} height={88} sx={{ mb: 2 }} />
          <Skeleton width={144} sx={{ typography: 'h6' }} />
          <Skeleton width={176} />
        </>
      )}
    </Box>
  )
}
