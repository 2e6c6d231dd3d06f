import { useTranslation } from 'react-i18next'

/** The sentence for a fault: the text where it is a key of the texts, else the fault's own words. */
export function useSentence() {
  const { t, i18n } = useTranslation()
  return (fault: unknown) => (i18n.exists(String(fault)) ? t(String(fault) as 'auth.failed') : String(fault))
}
