/** The build that the end-to-end tests expect, whatever a person's .env says. */
export const testEnv = {
  VITE_BASE_PATH: '/ark/',
  VITE_SERVER_URL: '',
  VITE_ASSET_URL: '',
  VITE_MOCK_API: 'true',
  VITE_MOCK_ORDERS: '20',
  VITE_MOCK_USERS: '20',
  VITE_MOCK_FILES: '24',
  VITE_AUTH_METHOD: 'jwt',
  VITE_SERVICE_ENV: 'dev',
}
