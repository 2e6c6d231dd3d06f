import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { type FocusEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchOptions } from './match-option'
import type { Option } from './option'
import { useField } from './use-field'
import { useTypedOption } from './use-typed-option'

interface FormAutocompleteProps {
  name: string
  label: string
  options: readonly Option[]
  /** The value is a list; by default it is a single one. */
  multiple?: boolean
  /** Accepts typed values that are not among the options. */
  free?: boolean
  required?: boolean
  helperText?: string
  placeholder?: string
  /** For the browser's autofill, such as `country-name`. */
  autoComplete?: string
  autoFocus?: boolean
}

/**
 * An autocomplete field. Its value is the option's value, or a list of them. The typed text is matched on blur, on autofill and
 * on submit; without a matching option it stays in the field with an error.
 */
export function FormAutocomplete({
  name,
  label,
  options,
  multiple = false,
  free = false,
  required = false,
  helperText,
  placeholder,
  autoComplete = 'off',
  autoFocus = false,
}: FormAutocompleteProps) {
  const { t } = useTranslation('kit')
  const { fault, ref, value, onChange, onBlur } = useField(name)
  const optionOf = (value: string): Option =>
    options.find((option) => option.value === value) ?? { value, label: value }
  const values: string[] = Array.isArray(value) ? value : []
  const held = multiple ? values.map(optionOf) : value ? optionOf(value) : null
  const icon = held && !Array.isArray(held) ? held.icon : undefined
  const [open, setOpen] = useState(false)

  const typed = useTypedOption({
    name,
    options,
    multiple,
    free,
    shown: held && !Array.isArray(held) ? held.label : '',
    onTake: (option) => onChange(multiple ? [...new Set([...values, option.value])] : option.value),
    onLeave: onBlur,
  })

  return (
    <Autocomplete<Option, boolean, boolean, boolean>
      fullWidth
      autoHighlight={!free}
      multiple={multiple}
      freeSolo={free}
      autoSelect={free}
      clearOnBlur={false}
      options={options}
      value={held}
      inputValue={typed.text}
      onInputChange={(_, text) => typed.setText(text)}
      open={open}
      // Autofill changes the value without focus.
      onOpen={() => typed.hasFocus() && setOpen(true)}
      onClose={(_, reason) => {
        setOpen(false)
        if (reason === 'escape') typed.highlight(null)
      }}
      onHighlightChange={(_, option, reason) =>
        // Hovering does not choose an option.
        typed.highlight(reason === 'mouse' || reason === 'touch' ? null : option)
      }
      onChange={(_, chosen) => {
        typed.chosen()
        const typedOrChosen = (one: Option | string) => (typeof one === 'string' ? one.trim() : one.value)
        onChange(
          Array.isArray(chosen) ? chosen.map(typedOrChosen).filter(Boolean) : chosen ? typedOrChosen(chosen) : '',
        )
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.contains(relatedTarget)) return
        typed.settle()
        onBlur()
      }}
      filterOptions={(options, { inputValue }) => matchOptions(options, inputValue)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.value)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
      isOptionEqualToValue={(option, other) => option.value === (typeof other === 'string' ? other : other.value)}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
          {option.icon}
          {option.label}
        </Box>
      )}
      noOptionsText={t('form.noOptions')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          autoFocus={autoFocus}
          placeholder={placeholder}
          inputRef={(input: HTMLInputElement | null) => {
            typed.input.current = input
            ref(input)
          }}
          error={!!fault}
          helperText={fault ?? helperText}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, autoComplete },
            input: {
              ...params.slotProps.input,
              startAdornment:
                params.slotProps.input.startAdornment ?? (icon && <Box sx={{ display: 'flex', ps: 1 }}>{icon}</Box>),
            },
          }}
        />
      )}
    />
  )
}
