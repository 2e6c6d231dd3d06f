import { fontFamily, primaryColor } from '@/brand'
import { storageKey as languageKey } from '@/i18n/languages'

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

/** The values of each setting. Keep it small: the boot script contains it. */
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

export const storageKeys = { settings: 'app-settings', mode: 'theme-mode', language: languageKey } as const
