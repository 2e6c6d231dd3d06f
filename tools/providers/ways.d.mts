type Way = 'jwt' | 'firebase' | 'amplify' | 'auth0' | 'supabase'
type Emulated = Exclude<Way, 'jwt'>

export const folder: string
export function inTools(path: string): string
export const tools: Partial<Record<Way, string>>
export const emulators: Record<Emulated, string>
export const userPool: string
export const clientId: string
export const anonKey: string
export const cognitoCode: string
export const ways: Record<Way, { port: number; env: Record<string, string> }>
export function site(way: Way): string
export const chosen: Way[]
