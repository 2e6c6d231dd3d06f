import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { filePermissions, type Shared } from '@/api/files'
import { valueIn } from '@/utils/keys'

interface PermissionFieldProps {
  label: string
  /** Visually hidden, for a list that is labeled itself. */
  hiddenLabel?: boolean
  value: Shared['permission']
  onChange: (value: Shared['permission']) => void
}

/** A select: may view or may edit. */
export function PermissionField({ label, hiddenLabel = false, value, onChange }: PermissionFieldProps) {
  const { t } = useTranslation('files')
  return (
    <TextField
      select
      size="small"
      {...(hiddenLabel ? { slotProps: { select: { SelectDisplayProps: { 'aria-label': label } } } } : { label })}
      value={value}
      onChange={({ target }) => onChange(valueIn(filePermissions, target.value) ?? value)}
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
