import { required, text } from '@/config'

export const variables = {
  VITE_AUTH0_CLIENT_ID: required(text),
  VITE_AUTH0_DOMAIN: required(text),
  VITE_AUTH0_AUDIENCE: text,
}
