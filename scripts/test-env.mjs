/** The configuration that the end-to-end tests expect, independent of your .env. */
export const testEnv = {
  VITE_BASE_PATH: '/ark/',
  VITE_SERVER_URL: '',
  VITE_ASSET_URL: '',
  VITE_MOCK_API: 'true',
  VITE_MOCK_ORDERS: '20', // #demo
  VITE_MOCK_USERS: '20',
  VITE_MOCK_FILES: '24', // #demo
  VITE_AUTH_METHOD: 'jwt',
  VITE_SERVICE_ENV: 'dev',
}
