import { useTranslation } from 'react-i18next'
import { textOf } from '@/i18n/text-of'

/** Returns a function that translates a message: if it is a key of the texts its text, else the message itself. */
export function useSentence() {
  const { t, i18n } = useTranslation()
  return (fault: unknown) => (i18n.exists(String(fault)) ? textOf(t, String(fault)) : String(fault))
}
