/**
 * The accounts of the demo API. They are kept outside it because the sign-in page fills in the first one and the account drawer
 * switches between them, and neither may import the demo API.
 */
export const demoAccounts = [
  {
    role: 'admin',
    displayName: 'Marlow Whitfield',
    email: 'demo@ark.dev',
    password: '@demo1',
    photoURL: 'assets/avatars/avatar-1.webp',
  },
  {
    role: 'manager',
    displayName: 'Ines Carvalho',
    email: 'manager@ark.dev',
    password: '@demo1',
    photoURL: 'assets/avatars/avatar-2.webp',
  },
  {
    role: 'viewer',
    displayName: 'Tuan Pham',
    email: 'viewer@ark.dev',
    password: '@demo1',
    photoURL: 'assets/avatars/avatar-3.webp',
  },
] as const
