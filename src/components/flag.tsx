import { styled } from '@mui/material/styles'
import { assetUrl } from './asset-url'

interface FlagProps {
  /** ISO 3166-1, in either case: assets/flags/{countryCode}.webp. */
  countryCode: string
  /** Width in px; the height is three quarters of it. */
  size?: number
}

/**
 * A country's flag. Decorative: the country's name is beside it, or names the button.
 * @example <Flag countryCode="vn" />
 */
export function Flag({ countryCode, size = 26 }: FlagProps) {
  return (
    <Picture
      src={assetUrl(`assets/flags/${countryCode.toLowerCase()}.webp`)}
      alt=""
      width={size}
      height={Math.round(size * 0.76)}
      decoding="async"
    />
  )
}

// An inner edge, for white flags.
const Picture = styled('img')(({ theme }) => ({
  // Never narrower, however little room a line has: within a cell that shrinks to its content 100 % would be nothing.
  flexShrink: 0,
  maxWidth: 'none',
  objectFit: 'cover',
  borderRadius: 4,
  outline: `1px solid ${theme.alpha(theme.vars.palette.text.primary, 0.12)}`,
  outlineOffset: -1,
}))
