import type { Way } from '@/auth/way'
import { required, text } from '@/config'

/** For stories: an auth provider with the variables for a notice. */
export const sampleWay = (method: string, name: string, variables: string[]) =>
  ({ method, name, variables: Object.fromEntries(variables.map((name) => [name, required(text)])) }) as Way
