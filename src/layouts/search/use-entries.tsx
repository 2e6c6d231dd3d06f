import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { languages } from '@/i18n/languages'
import { textOf } from '@/i18n/text-of'
import { switchLanguage } from '@/layouts/languages/switch-language'
import { account, flattenWithGroups, help, type NavIcon, type NavSection } from '@/nav'
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
  /** A short description of the page, if its title does not describe it. */
  caption?: string | undefined
  /** Created once, so that typing does not render it again. */
  sign: ReactNode
  /** The path; actions have none. */
  path?: string
  run?: () => void
}

export interface Page extends Entry {
  path: string
  isGroup?: true | undefined
}

const sign = (icon: NavIcon) => <Icon icon={icon} size={22} />

/**
 * The pages of the navigation, the account's and those of help, the actions, and the other languages as search entries, with texts in the current
 * language and English.
 */
export function useEntries(sections: NavSection[], onSignOut: (() => Promise<void>) | undefined) {
  const { t, i18n } = useTranslation()
  const colorScheme = useSettings((settings) => settings.colorScheme)
  const direction = useSettings((settings) => settings.direction)

  const pages = useMemo(() => {
    const english = i18n.getFixedT('en')
    const all = [...sections, { subheader: 'account.title', items: account }, { subheader: 'search.help', items: help }]
    return flattenWithGroups(all).map(({ group, title, caption, path, icon = pageIcon, isGroup }): Page => {
      const words = [title, ...(caption ? [caption] : [])]
      const [shown, under] = words.map((word) => textOf(t, word))
      return {
        group: textOf(t, group),
        title: shown ?? title,
        caption: under,
        path,
        isGroup,
        sign: sign(icon),
        index: indexOf(...words.flatMap((word) => [textOf(t, word), textOf(english, word)]), path),
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
    ]
    return onSignOut ? [...list, action('signOut', signOutIcon, () => onSignOut())] : list
  }, [t, i18n, colorScheme, direction, onSignOut])

  const switches = useMemo(() => {
    const english = i18n.getFixedT('en')
    return languages
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
      })
  }, [t, i18n])

  return { pages, actions, switches }
}
