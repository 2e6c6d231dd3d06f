import { onPrint } from '@/utils/on-print'
import { getSettings } from './store'

/** On paper the light scheme: browsers leave backgrounds out, and light text would not be seen. */
export function startPrintScheme() {
  onPrint((printing) => {
    document.documentElement.dataset.colorScheme = printing ? 'light' : getSettings().colorScheme
  })
}
