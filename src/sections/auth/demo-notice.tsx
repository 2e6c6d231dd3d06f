import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Credentials } from '@/auth/provider'

/** Tells with what the demo can be entered. */
export function DemoNotice(account: Credentials) {
  const { t } = useTranslation()
  // Not by Trans of react-i18next, which with its parser is 5 kB of the sign-in's first load.
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
