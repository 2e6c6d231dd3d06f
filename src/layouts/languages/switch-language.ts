import { showMessage } from '@/components/snackbar-store'
import { i18n } from '@/i18n/i18n'
import { chooseLanguage } from '@/i18n/language'
import { type LanguageValue, languageOf } from '@/i18n/languages'
import { setSetting } from '@/settings/store'

/**
 * Switches to a language and its direction and stores both. If its texts fail to load, it shows a message and changes nothing.
 */
export async function switchLanguage(value: LanguageValue) {
  const { label, direction } = languageOf(value)
  try {
    await chooseLanguage(value)
    setSetting('direction', direction)
  } catch (error) {
    console.error(error)
    showMessage({ text: i18n.t('languages.failed', { language: label }), severity: 'error' })
  }
}
