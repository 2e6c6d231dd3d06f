import Button, { type ButtonProps } from '@mui/material/Button'
import { useFormState } from 'react-hook-form'

/** A button that sends the form around it, once. `value` tells the form which of several it was. */
export function FormButton({ variant = 'contained', ...props }: ButtonProps & { value?: string }) {
  const { isSubmitting } = useFormState()
  return <Button {...props} type="submit" variant={variant} loading={isSubmitting} loadingPosition="start" />
}
