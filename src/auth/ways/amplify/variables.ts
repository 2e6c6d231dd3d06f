import { address, oneOf, required, text } from '@/config'

export const variables = {
  VITE_AMPLIFY_USER_POOL_ID: required(text),
  VITE_AMPLIFY_USER_POOL_WEB_CLIENT_ID: required(text),
  VITE_AMPLIFY_REGION: required(text),
  VITE_AMPLIFY_AUTH_FLOW: oneOf('USER_SRP_AUTH', 'USER_PASSWORD_AUTH'),
  VITE_AMPLIFY_ENDPOINT: address,
}
