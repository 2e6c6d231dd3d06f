import { styled } from '@mui/material/styles'
import { assetUrl } from './asset-url'

interface FlagProps {
  /** ISO 3166-1, in either case: assets/flags/{countryCode}.webp. */
  countryCode: string
}

/**
 * A country's flag. A decoration: the name stands beside it, or in the name of the button.
 * @example <Flag countryCode="vn" />
 */
export function Flag({ countryCode }: FlagProps) {
  return (
    <Picture
      src={assetUrl(`assets/flags/${countryCode.toLowerCase()}.webp`)}
      alt=""
      width={26}
      height={20}
      decoding="async"
    />
  )
}

// A line inside the edge, so that a white flag has one too.
const Picture = styled('img')(({ theme }) => ({
  flexShrink: 0,
  objectFit: 'cover',
  borderRadius: 5,
  outline: `1px solid ${theme.alpha(theme.vars.palette.text.primary, 0.12)}`,
  outlineOffset: -1,
}))
