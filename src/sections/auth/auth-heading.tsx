import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { assetUrl } from '@/components/asset-url'

interface AuthHeadingProps {
  title: string
  text?: string
  /** The number of the character beside the heading. */
  character: 2 | 3
}

export function AuthHeading({ title, text, character }: AuthHeadingProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="h1">{title}</Typography>
        {text && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>}
      </Box>
      <img
        className="character"
        src={assetUrl(`assets/illustrations/character-${character}.webp`)}
        alt=""
        width={96}
        height={96}
        decoding="async"
      />
    </Box>
  )
}
