import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Change, makeChange } from '@/api/change'
import { isSessionOver } from '@/api/session-scope'
import { failureText } from '@/i18n/failure-text'
import { isPassing } from '@/utils/failure'
import { hideMessage, showMessage } from './snackbar-store'

interface Told {
  /** What is said when it has gone well. */
  text?: string | undefined
  /** The change that takes it back; without one there is no Undo. */
  undo?: Change | undefined
}

/**
 * Gives a function that makes a change and says so: what was done, with its undo, or why the API refused.
 * It resolves with whether the change stands.
 */
export function useChange() {
  const client = useQueryClient()
  const { t } = useTranslation()
  return async function change(wanted: Change, { text, undo }: Told = {}): Promise<boolean> {
    try {
      await makeChange(client, wanted)
    } catch (failure) {
      if (isSessionOver(failure)) return false
      const retry = () => {
        hideMessage()
        change(wanted, { text, undo })
      }
      showMessage({
        text: t('common.refused', { reason: failureText(failure) }),
        severity: 'error',
        action: isPassing(failure) ? { text: t('common.retry'), run: retry } : undefined,
      })
      return false
    }
    if (text) showMessage({ text, undo: undo && (() => change(undo)) })
    return true
  }
}
