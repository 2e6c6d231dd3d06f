import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { Option } from './option'
import { useField } from './use-field'

interface FormAutocompleteProps {
  name: string
  label: string
  options: readonly Option[]
  /** Several values, a list of them; else one. */
  multiple?: boolean
  /** Values beside the options, as typed. */
  free?: boolean
  required?: boolean
  helperText?: string
  placeholder?: string
}

/** One or several of many values, found by typing. Its value is that of the option, or a list of them. */
export function FormAutocomplete({
  name,
  label,
  options,
  multiple = false,
  free = false,
  required = false,
  helperText,
  placeholder,
}: FormAutocompleteProps) {
  const { t } = useTranslation('kit')
  const { fault, ref, value, onChange, onBlur } = useField(name)
  const optionOf = (value: string): Option =>
    options.find((option) => option.value === value) ?? { value, label: value }
  const held = multiple ? ((value ?? []) as string[]).map(optionOf) : value ? optionOf(value) : null
  const icon = held && !Array.isArray(held) ? held.icon : undefined
  return (
    <Autocomplete<Option, boolean, boolean, boolean>
      fullWidth
      autoHighlight={!free}
      multiple={multiple}
      freeSolo={free}
      autoSelect={free}
      options={options}
      value={held}
      onChange={(_, chosen) => {
        const typedOrChosen = (one: Option | string) => (typeof one === 'string' ? one.trim() : one.value)
        onChange(
          Array.isArray(chosen) ? chosen.map(typedOrChosen).filter(Boolean) : chosen ? typedOrChosen(chosen) : '',
        )
      }}
      onBlur={onBlur}
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
          placeholder={placeholder}
          inputRef={ref}
          error={!!fault}
          helperText={fault ?? helperText}
          slotProps={{
            ...params.slotProps,
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
