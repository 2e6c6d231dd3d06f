import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useField } from './use-field'

type FormTextProps = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'select'> & { name: string }

/** A text field; `multiline` and `type` as in TextField. */
export function FormText({ name, helperText, ...props }: FormTextProps) {
  const { fault, ref, value, ...field } = useField(name)
  return (
    <TextField
      fullWidth
      {...props}
      {...field}
      value={value ?? ''}
      inputRef={ref}
      error={!!fault}
      helperText={fault ?? helperText}
    />
  )
}
