import { fontFamily, primaryColor } from '@/brand'

const values = {
  colorScheme: ['light', 'dark'],
  contrast: ['default', 'hight'],
  direction: ['ltr', 'rtl'],
  primaryColor: ['default', 'cyan', 'purple', 'blue', 'orange', 'red'],
  navColor: ['integrate', 'apparent'],
  navLayout: ['vertical', 'horizontal', 'mini'],
  fontFamily: ['Public Sans', 'Inter', 'DM Sans', 'Nunito Sans'],
  compactLayout: [true, false],
} as const

export type Choices = { [K in keyof typeof values]: (typeof values)[K][number] }

/** What each setting can be. Small, since the boot script carries it. */
export const choices: { [K in keyof Choices]: readonly Choices[K][] } = values

export const defaults: Choices = {
  colorScheme: 'light',
  contrast: 'default',
  direction: 'ltr',
  primaryColor,
  navColor: 'integrate',
  navLayout: 'vertical',
  fontFamily,
  compactLayout: true,
}

export const storageKeys = { settings: 'app-settings', mode: 'theme-mode', language: 'app-language' } as const
