import { showMessage } from '@/components/snackbar-store'
import { i18n } from '@/i18n/i18n'
import { chooseLanguage } from '@/i18n/language'
import { type LanguageValue, languageOf } from '@/i18n/languages'
import { setSetting } from '@/settings/store'

/** Shows a language in its own direction and keeps both; says so where its words do not come, and all stays as it is. */
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
