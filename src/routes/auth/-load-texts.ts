import { i18n } from '@/i18n/i18n'

/** The texts of the providers' pages. They are waited for: the prerendered page has them already. */
export const loadTexts = () => i18n.loadNamespaces('auth')
