import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from './locales/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

/** English is in the bundle; another language is loaded when it is chosen. */
i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false },
})

export const i18n = i18next
