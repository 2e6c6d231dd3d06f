import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { Icon } from '@/components/icon'
import { useTyped } from '@/components/use-typed'
import searchIcon from '~icons/solar/magnifier-linear'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, type] = useTyped(value, onChange)
  return (
    <TextField
      type="search"
      size="small"
      placeholder={label}
      value={typed}
      onChange={({ target }) => type(target.value)}
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, maxWidth: { sm: 480 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon icon={searchIcon} />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
