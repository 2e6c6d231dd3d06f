import { useTranslation } from 'react-i18next'

/** A tour's duration in the user's language; one that is not days and nights stays as it was written. */
export function useDuration() {
  const { t } = useTranslation('offers')
  return (text: string) => {
    const [, days, nights] = /^(\d{1,3}) days?,? (\d{1,3}) nights?$/i.exec(text.trim()) ?? []
    if (!days || !nights) return text
    return t('card.duration', {
      days: t('card.days', { count: Number(days) }),
      nights: t('card.nights', { count: Number(nights) }),
    })
  }
}
