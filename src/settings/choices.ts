import { brand } from '@/brand'

/** What each setting can be; the first is the default, unless the brand says otherwise. Small, since the boot script carries it. */
export const choices = {
  colorScheme: ['light', 'dark'],
  contrast: ['default', 'hight'],
  direction: ['ltr', 'rtl'],
  primaryColor: ['default', 'cyan', 'purple', 'blue', 'orange', 'red'],
  navColor: ['integrate', 'apparent'],
  navLayout: ['vertical', 'horizontal', 'mini'],
  fontFamily: ['Public Sans', 'Inter', 'DM Sans', 'Nunito Sans'],
} as const

export type Choices = { [K in keyof typeof choices]: (typeof choices)[K][number] }

export const defaults: Choices & { compactLayout: boolean } = {
  colorScheme: 'light',
  contrast: 'default',
  direction: 'ltr',
  primaryColor: brand.primaryColor,
  navColor: 'integrate',
  navLayout: 'vertical',
  fontFamily: brand.fontFamily,
  compactLayout: true,
}

export const storageKeys = { settings: 'app-settings', mode: 'theme-mode', language: 'app-language' } as const
