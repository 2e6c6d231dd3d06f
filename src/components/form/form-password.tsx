import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormText } from './form-text'
import { ShowPassword } from './show-password'
import StrengthMeter from './strength-meter'

interface FormPasswordProps {
  name: string
  label: string
  /** For password managers (WCAG 1.3.5). A new password gets a strength meter, whose texts are in the namespace `auth`. */
  autoComplete: 'current-password' | 'new-password'
  helperText?: string
}

/** A password field in a form, with a button that shows what has been typed. */
export function FormPassword({ name, autoComplete, ...props }: FormPasswordProps) {
  const [shown, setShown] = useState(false)
  const typed = useWatch({ name })
  return (
    <div>
      <FormText
        {...props}
        name={name}
        required
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        slotProps={{ input: { endAdornment: <ShowPassword shown={shown} onToggle={() => setShown(!shown)} /> } }}
      />
      {autoComplete === 'new-password' && typed && <StrengthMeter password={typed} />}
    </div>
  )
}
