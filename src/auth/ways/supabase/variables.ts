import { address, required, text } from '@/config'

export const variables = {
  VITE_SUPABASE_URL: required(address),
  VITE_SUPABASE_ANON_KEY: required(text),
}
