import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Icon } from '@/components/icon'
import emptyIcon from '~icons/solar/inbox-bold-duotone'

/** The text of an empty card. */
export function CardEmpty({ text }: { text: string }) {
  return (
    <Box
      sx={{
        flexGrow: 1,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        py: 4,
        textAlign: 'center',
        color: 'text.disabled',
      }}
    >
      <Icon icon={emptyIcon} size={44} />
      <Typography sx={{ maxWidth: 300, color: 'text.secondary' }}>{text}</Typography>
    </Box>
  )
}
