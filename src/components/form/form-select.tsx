import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { Option } from './option'
import { useField } from './use-field'

type FormSelectProps = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'select'> & {
  name: string
  options: readonly Option[]
}

/** A select field for a few options. */
export function FormSelect({ name, options, helperText, ...props }: FormSelectProps) {
  const { fault, ref, value, ...field } = useField(name)
  return (
    <TextField
      fullWidth
      {...props}
      {...field}
      select
      value={value ?? ''}
      inputRef={ref}
      error={!!fault}
      helperText={fault ?? helperText}
      sx={[
        // The icon before the text, as in the menu.
        options.some(({ icon }) => icon) && {
          '& .MuiSelect-select': { display: 'flex', alignItems: 'center', gap: 1.5 },
        },
        ...(Array.isArray(props.sx) ? props.sx : [props.sx]),
      ]}
    >
      {options.map(({ value, label, icon }) => (
        <MenuItem key={value} value={value} sx={{ gap: 1.5 }}>
          {icon}
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}
