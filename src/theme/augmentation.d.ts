import type { TypographyStyle } from '@mui/material/styles'
import type { customShadows } from './shadows'

type CustomShadows = typeof customShadows

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Theme {
    customShadows: CustomShadows
  }
  interface ThemeOptions {
    customShadows?: CustomShadows
  }
  interface ThemeVars {
    customShadows: Pick<CustomShadows, 'card' | 'dropdown' | 'dialog'>
  }
  interface SimplePaletteColorOptions {
    soft?: string
    ink?: string
    vivid?: string
  }
  interface PaletteColor {
    soft: string
    ink: string
    vivid: string
  }
  interface TypeBackground {
    neutral: string
  }
  interface TypographyVariants {
    display: TypographyStyle
  }
  interface TypographyVariantsOptions {
    display?: TypographyStyle
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    soft: true
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    soft: true
  }
}

declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
