import { address, required, text } from '@/config'

export const variables = {
  VITE_FIREBASE_API_KEY: required(text),
  VITE_FIREBASE_AUTH_DOMAIN: required(text),
  VITE_FIREBASE_PROJECT_ID: required(text),
  VITE_FIREBASE_APP_ID: required(text),
  VITE_FIREBASE_EMULATOR_URL: address,
}
