import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'

/** In place of a form, for a role that may not change the records. */
export function ReadOnly({ level, children }: { level?: 1 | 2 /** The way back to the list. */; children: ReactNode }) {
  const { t } = useTranslation('kit')
  return (
    <EmptyState {...(level && { level })} character={6} title={t('readOnly.title')} text={t('readOnly.text')}>
      {children}
    </EmptyState>
  )
}
