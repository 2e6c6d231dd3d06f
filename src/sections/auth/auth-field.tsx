import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useSentence } from './use-sentence'

export interface AuthFieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  /** For password managers (WCAG 1.3.5). */
  autoComplete: string
  inputMode?: 'numeric'
  defaultValue?: string | undefined
  endAdornment?: ReactNode
  /** Stands under the field where there is no fault. */
  hint?: ReactNode
  onKeyUp?: KeyboardEventHandler
  onType?: (typed: string) => void
  onBlur?: () => void
}

/**
 * A field of an auth form, with its own fault under it. Made of TextField's parts: TextField itself would bring Select,
 * Menu and Modal into the first load of the sign-in.
 */
export function AuthField({ name, label, hint, onType, onBlur, type = 'text', ...props }: AuthFieldProps) {
  const sentence = useSentence()
  const { register, formState } = useFormContext()
  const { ref, ...field } = register(name, {
    ...(onBlur && { onBlur }),
    ...(onType && { onChange: ({ target }) => onType(target.value) }),
  })
  const fault = formState.errors[name]
  return (
    <FormControl fullWidth error={!!fault}>
      <InputLabel shrink htmlFor={name}>
        {label}
      </InputLabel>
      <OutlinedInput
        notched
        id={name}
        label={label}
        type={type}
        inputRef={ref}
        aria-describedby={fault || hint ? `${name}-text` : undefined}
        {...props}
        {...field}
      />
      {(fault || hint) && (
        // What a server says of a field comes late, so it is announced as well.
        <FormHelperText component="div" id={`${name}-text`} role={fault?.type === 'refused' ? 'alert' : undefined}>
          {fault ? sentence(fault.message) : hint}
        </FormHelperText>
      )}
    </FormControl>
  )
}
