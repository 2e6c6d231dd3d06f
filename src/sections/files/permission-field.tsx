import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { filePermissions, type Shared } from '@/api/files'

interface PermissionFieldProps {
  label: string
  /** It stands in a list that says what it is. */
  hiddenLabel?: boolean
  value: Shared['permission']
  onChange: (value: Shared['permission']) => void
}

/** Whether a person may see a file or change it. */
export function PermissionField({ label, hiddenLabel = false, value, onChange }: PermissionFieldProps) {
  const { t } = useTranslation('files')
  return (
    <TextField
      select
      size="small"
      {...(hiddenLabel ? { slotProps: { select: { SelectDisplayProps: { 'aria-label': label } } } } : { label })}
      value={value}
      onChange={({ target }) => onChange(target.value as Shared['permission'])}
      sx={{ minWidth: 120 }}
    >
      {filePermissions.map((permission) => (
        <MenuItem key={permission} value={permission}>
          {t(`share.${permission}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
