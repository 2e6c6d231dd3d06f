import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useField } from './use-field'

type FormTextProps = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'select'> & { name: string }

/** A text in a form; `multiline` and `type` as TextField has them. */
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
