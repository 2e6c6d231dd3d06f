import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Change, makeChange } from '@/api/change'
import { isSessionOver } from '@/api/session-scope'
import { failureText } from '@/i18n/failure-text'
import { isPassing } from '@/utils/failure'
import { hideMessage, showMessage } from './snackbar-store'

interface Told {
  /** The toast after success. */
  text?: string | undefined
  /** The reverse change; without one there is no Undo. */
  undo?: Change | undefined
}

/**
 * Returns a function that makes a change and shows a toast: success with Undo, or the reason of the rejection. It resolves with
 * true if the change succeeded.
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
