import Autocomplete from '@mui/material/Autocomplete'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { contacts } from '@/api/contacts'
import type { Person } from '@/api/mail'
import { assetUrl } from '@/components/asset-url'
import { folded } from '@/utils/find-text'
import { initialsOf } from '@/utils/initials'
import { isAddress, personOf, withTyped } from './recipients'

interface RecipientsFieldProps {
  label: string
  value: Person[]
  onChange: (people: Person[]) => void
  readOnly: boolean
  /** The validation error. */
  fault?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  /** At the end of the line. */
  children?: ReactNode
}

/** Recipients as chips: contacts are suggested, and any address can be typed. */
export function RecipientsField({ label, value, onChange, readOnly, fault, inputRef, children }: RecipientsFieldProps) {
  const id = useId()
  const { data } = useQuery(contacts.list())
  const [typed, setTyped] = useState('')
  const people = (data?.data ?? []).flatMap(({ name, email, avatarUrl }) => (email ? { name, email, avatarUrl } : []))

  function add(text: string) {
    onChange(withTyped(value, text, people))
    setTyped('')
  }

  // A comma ends a recipient, as in every mail program, unless it is in a quoted name.
  function onKeyDown(event: KeyboardEvent) {
    if (!/^[,;،؛，；]$/.test(event.key) || !typed.trim() || /^[^"]*"[^"]*$/.test(typed)) return
    event.preventDefault()
    add(typed)
  }

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        px: 2,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{ flexShrink: 0, minWidth: 32, pt: 0.75, color: 'text.secondary' }}
      >
        {label}
      </Typography>
      <Autocomplete<Person, true, true, true>
        id={id}
        fullWidth
        multiple
        freeSolo
        disableClearable
        readOnly={readOnly}
        // Enter takes a whole address as it is typed, not the contact whose address contains it.
        autoHighlight={!isAddress(personOf(typed))}
        filterSelectedOptions
        options={people}
        value={value}
        inputValue={typed}
        onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
        onChange={(_, chosen, reason) => {
          const added = chosen.at(-1)
          if (reason === 'createOption' && typeof added === 'string') return add(added)
          onChange(chosen.filter((one) => typeof one !== 'string'))
          setTyped('')
        }}
        onBlur={() => !readOnly && typed.trim() && add(typed)}
        onKeyDown={onKeyDown}
        // Nothing is highlighted for an address that is no contact's: Enter then takes what is typed.
        filterOptions={(options) => {
          const query = folded(typed.trim())
          if (!query) return []
          return options.filter(({ name, email }) => folded(`${name} ${email}`).includes(query)).slice(0, 6)
        }}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.email)}
        isOptionEqualToValue={(option, other) => typeof other !== 'string' && option.email === other.email}
        renderOption={({ key, ...props }, { name, email, avatarUrl }) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
            <Face name={name} avatarUrl={avatarUrl} size={32} />
            <Box sx={{ minWidth: 0 }}>
              <bdi>{name}</bdi>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                <bdi>{email}</bdi>
              </Typography>
            </Box>
          </Box>
        )}
        renderValue={(people, getItemProps) =>
          people.map((one, index) => {
            const person = typeof one === 'string' ? personOf(one) : one
            const { key, ...props } = getItemProps({ index })
            const isValid = isAddress(person)
            return (
              <Chip
                key={key}
                size="small"
                {...props}
                label={person.name}
                title={person.email}
                color={isValid ? 'default' : 'error'}
                variant="soft"
                {...(person.avatarUrl && { avatar: <Face {...person} size={24} /> })}
              />
            )
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            variant="standard"
            error={!!fault}
            helperText={fault}
            inputRef={inputRef}
            slotProps={{
              ...params.slotProps,
              input: { ...params.slotProps.input, disableUnderline: true, sx: { minHeight: 32 } },
              htmlInput: { ...params.slotProps.htmlInput, autoComplete: 'off', inputMode: 'email' },
            }}
          />
        )}
      />
      {children}
    </Box>
  )
}

function Face({ name, avatarUrl, size }: { name: string; avatarUrl: string; size: number }) {
  return (
    <Avatar src={assetUrl(avatarUrl)} alt="" aria-hidden sx={{ width: size, height: size, fontSize: size * 0.4 }}>
      {initialsOf(name)}
    </Avatar>
  )
}
