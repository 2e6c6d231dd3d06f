import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Credentials } from '@/auth/provider'

/** A notice with the demo account's credentials. */
export function DemoNotice(account: Credentials) {
  const { t } = useTranslation()
  // Not by react-i18next's Trans, whose parser would add 5 kB to the sign-in's initial load.
  const parts = t('auth.demo').split(/\{(email|password)\}/)
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {parts.map((part) =>
        part === 'email' || part === 'password' ? (
          <Box key={part} component="strong" dir="ltr">
            {account[part]}
          </Box>
        ) : (
          part
        ),
      )}
    </Alert>
  )
}
