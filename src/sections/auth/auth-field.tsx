import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import eyeClosedIcon from '~icons/solar/eye-closed-linear'
import eyeIcon from '~icons/solar/eye-linear'

interface AuthFieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  /** For password managers (WCAG 1.3.5). */
  autoComplete: string
  defaultValue?: string | undefined
  endAdornment?: ReactNode
}

/**
 * A field of an auth form, with its own fault under it. Made of TextField's parts: TextField itself would bring Select,
 * Menu and Modal into the first load of the sign-in.
 */
export function AuthField({ name, label, type = 'text', autoComplete, defaultValue, endAdornment }: AuthFieldProps) {
  const { t } = useTranslation()
  const { register, formState } = useFormContext()
  const { ref, ...field } = register(name)
  const message = formState.errors[name]?.message
  return (
    <FormControl fullWidth error={!!message}>
      <InputLabel shrink htmlFor={name}>
        {label}
      </InputLabel>
      <OutlinedInput
        notched
        id={name}
        label={label}
        type={type}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        inputRef={ref}
        endAdornment={endAdornment}
        aria-describedby={message ? `${name}-fault` : undefined}
        {...field}
      />
      {message && <FormHelperText id={`${name}-fault`}>{t(String(message) as 'auth.failed')}</FormHelperText>}
    </FormControl>
  )
}

/** A password that can be shown. */
export function PasswordField(props: Omit<AuthFieldProps, 'type' | 'endAdornment'>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <AuthField
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
            onClick={() => setShown(!shown)}
          >
            <Icon icon={shown ? eyeIcon : eyeClosedIcon} />
          </IconButton>
        </InputAdornment>
      }
    />
  )
}
