import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { useTyped } from '@/components/use-typed'
import clearIcon from '~icons/solar/close-circle-linear'
import searchIcon from '~icons/solar/magnifier-linear'

interface SearchBoxProps {
  query: string
  onQuery: (query: string) => void
}

export function SearchBox({ query, onQuery }: SearchBoxProps) {
  const { t } = useTranslation('faqs')
  const input = useRef<HTMLInputElement>(null)
  const [text, type] = useTyped(query, onQuery)
  return (
    <TextField
      fullWidth
      value={text}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text) type('')
      }}
      placeholder={t('search')}
      inputRef={input}
      slotProps={{
        htmlInput: { 'aria-label': t('search'), type: 'search', autoComplete: 'off', enterKeyHint: 'search' },
        input: {
          sx: { bgcolor: 'background.paper', '& input::-webkit-search-cancel-button': { display: 'none' } },
          startAdornment: (
            <InputAdornment position="start">
              <Icon icon={searchIcon} />
            </InputAdornment>
          ),
          endAdornment: text && (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t('clear')}
                onClick={() => {
                  type('')
                  input.current?.focus()
                }}
              >
                <Icon icon={clearIcon} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
