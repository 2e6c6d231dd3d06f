import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { type ReactNode, useId } from 'react'
import { useField } from './use-field'

interface FormSwitchProps {
  name: string
  label: ReactNode
  helperText?: string
}

/** A switch in a form. */
export function FormSwitch({ name, label, helperText }: FormSwitchProps) {
  const { fault, ref, value, onChange, ...field } = useField(name)
  const id = useId()
  const said = fault ?? helperText
  return (
    <FormControl error={!!fault}>
      {/* The switch begins where the fields do, and the text below it where its label does. */}
      <FormControlLabel
        sx={{ marginInlineStart: -1 }}
        label={label}
        control={
          <Switch
            {...field}
            checked={!!value}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{
              input: { ref, 'aria-invalid': fault ? true : undefined, 'aria-describedby': said ? id : undefined },
            }}
          />
        }
      />
      {said && (
        <FormHelperText id={id} sx={{ mt: 0, marginInlineStart: 6 }}>
          {said}
        </FormHelperText>
      )}
    </FormControl>
  )
}
