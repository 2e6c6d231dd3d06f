import Button, { type ButtonProps } from '@mui/material/Button'
import { useFormState } from 'react-hook-form'

/** A submit button, disabled against double clicks. `value` tells the form which button was used. */
export function FormButton({ variant = 'contained', ...props }: ButtonProps & { value?: string }) {
  const { isSubmitting } = useFormState()
  return <Button {...props} type="submit" variant={variant} loading={isSubmitting} loadingPosition="start" />
}
