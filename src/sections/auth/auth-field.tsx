import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import eyeClosedIcon from '~icons/solar/eye-closed-linear'
import eyeIcon from '~icons/solar/eye-linear'

type AuthFieldProps = TextFieldProps & { name: string }

/** A field of an auth form, with its own fault under it. */
export function AuthField({ name, ...props }: AuthFieldProps) {
  const { t } = useTranslation()
  const { register, formState } = useFormContext()
  const { ref, ...field } = register(name)
  const message = formState.errors[name]?.message
  return (
    <TextField
      fullWidth
      id={name}
      inputRef={ref}
      error={!!message}
      helperText={message ? t(String(message) as 'auth.failed') : undefined}
      {...field}
      {...props}
      slotProps={{ inputLabel: { shrink: true }, ...props.slotProps }}
    />
  )
}

/** A password that can be shown. */
export function PasswordField(props: AuthFieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <AuthField
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
                onClick={() => setShown(!shown)}
              >
                <Icon icon={shown ? eyeIcon : eyeClosedIcon} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
