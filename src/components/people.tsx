import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import Box from '@mui/material/Box'
import { assetUrl } from '@/components/asset-url'

interface PeopleProps {
  people: { id: string; name: string; avatarUrl: string }[]
  /** Label with the kind and the count. */
  label: string
  /** Of an avatar, in px. */
  size?: number
}

/** The avatars of the first few, and the number of the others. */
export function People({ people, label, size = 28 }: PeopleProps) {
  return (
    <Box role="img" aria-label={label} title={label} sx={{ display: 'flex' }}>
      <AvatarGroup
        // In Arabic the sign would be put behind the number.
        renderSurplus={(count) => <bdi dir="ltr">+{count}</bdi>}
        sx={{ '& .MuiAvatar-root': { width: size, height: size, fontSize: size * 0.4 } }}
        // It is covered to a quarter by the previous avatar.
        slotProps={{ surplus: { sx: { color: 'primary.ink', bgcolor: 'primary.soft', pl: 0.75 } } }}
      >
        {people.map(({ id, avatarUrl }) => (
          <Avatar
            key={id}
            src={assetUrl(avatarUrl)}
            alt=""
            slotProps={{ img: { loading: 'lazy', width: size, height: size } }}
          />
        ))}
      </AvatarGroup>
    </Box>
  )
}
