import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { languages } from '@/i18n/languages'
import { switchLanguage } from '@/layouts/languages/switch-language'
import { flattenNav, type NavIcon, type NavSection } from '@/nav'
import { setMode, setSetting, useSettings } from '@/settings/store'
import pageIcon from '~icons/solar/document-linear'
import languageIcon from '~icons/solar/global-linear'
import signOutIcon from '~icons/solar/logout-2-linear'
import darkIcon from '~icons/solar/moon-linear'
import settingsIcon from '~icons/solar/settings-linear'
import lightIcon from '~icons/solar/sun-2-linear'
import directionIcon from '~icons/solar/transfer-horizontal-linear'
import { indexOf, type Searchable } from './matches'

export interface Entry extends Searchable {
  group: string
  title: string
  /** Made once, so that a key typed does not draw it anew. */
  sign: ReactNode
  /** Where it leads; an action has none. */
  path?: string
  run?: () => void
}

export interface Page extends Entry {
  path: string
}

const sign = (icon: NavIcon) => <Icon icon={icon} size={22} />

/** The pages of the navigation and the actions, to be found by their words in the language that is shown and in English. */
export function useEntries(sections: NavSection[], onSignOut: (() => Promise<void>) | undefined) {
  const { t, i18n } = useTranslation()
  const colorScheme = useSettings((settings) => settings.colorScheme)
  const direction = useSettings((settings) => settings.direction)

  const pages = useMemo(() => {
    const english = i18n.getFixedT('en')
    return flattenNav(sections).map(({ group, title, path, icon = pageIcon }): Page => {
      const [shown, original] = [t(title as 'nav.one'), english(title as 'nav.one')]
      return {
        group: t(group as 'nav.overview'),
        title: shown,
        path,
        sign: sign(icon),
        index: indexOf(shown, original, path),
      }
    })
  }, [sections, t, i18n])

  const actions = useMemo(() => {
    const english = i18n.getFixedT('en')
    type Key = 'dark' | 'light' | 'rtl' | 'ltr' | 'settings' | 'signOut'
    const action = (key: Key, icon: NavIcon, run: () => void): Entry => {
      const title = t(`search.action.${key}`)
      return {
        group: t('search.actions'),
        title,
        sign: sign(icon),
        run,
        index: indexOf(title, english(`search.action.${key}`)),
      }
    }
    const list = [
      colorScheme === 'light'
        ? action('dark', darkIcon, () => setMode('dark'))
        : action('light', lightIcon, () => setMode('light')),
      direction === 'ltr'
        ? action('rtl', directionIcon, () => setSetting('direction', 'rtl'))
        : action('ltr', directionIcon, () => setSetting('direction', 'ltr')),
      action('settings', settingsIcon, () => setSetting('openDrawer', true)),
      ...languages
        .filter(({ tag }) => tag !== i18n.language)
        .map(({ value, label: language }): Entry => {
          const title = t('search.action.language', { language })
          return {
            group: t('search.actions'),
            title,
            sign: sign(languageIcon),
            run: () => switchLanguage(value),
            index: indexOf(title, english('search.action.language', { language })),
          }
        }),
    ]
    return onSignOut ? [...list, action('signOut', signOutIcon, () => onSignOut())] : list
  }, [t, i18n, colorScheme, direction, onSignOut])

  return { pages, actions }
}
