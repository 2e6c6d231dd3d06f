import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { useAuthField } from './auth-form'
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
  /** Below the field while it is valid. */
  hint?: ReactNode
  onKeyUp?: KeyboardEventHandler
  onType?: (typed: string) => void
  onBlur?: () => void
}

/**
 * A field of an auth form with its validation error. Made of TextField's parts, since TextField would add Select, Menu and Modal
 * to the initial load of the sign-in.
 */
export function AuthField({ name, label, hint, onType, type = 'text', ...props }: AuthFieldProps) {
  const sentence = useSentence()
  const { fault, disabled } = useAuthField(name)
  return (
    <FormControl fullWidth error={!!fault}>
      <InputLabel shrink htmlFor={name}>
        {label}
      </InputLabel>
      <OutlinedInput
        notched
        id={name}
        name={name}
        label={label}
        type={type}
        aria-describedby={fault || hint ? `${name}-text` : undefined}
        disabled={disabled}
        onChange={onType && (({ target }) => onType(target.value))}
        {...props}
      />
      {(fault || hint) && (
        // A server's error arrives late, so it is announced as well.
        <FormHelperText component="div" id={`${name}-text`} role={fault?.refused ? 'alert' : undefined}>
          {fault ? sentence(fault.message) : hint}
        </FormHelperText>
      )}
    </FormControl>
  )
}
