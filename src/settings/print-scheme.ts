import { onPrint } from '@/utils/on-print'
import { getSettings } from './store'

/** Prints in the light scheme: browsers leave out backgrounds, and light text would be invisible. */
export function startPrintScheme() {
  onPrint((printing) => {
    document.documentElement.dataset.colorScheme = printing ? 'light' : getSettings().colorScheme
  })
}
