import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { formatNumber } from '@/utils/format-number'
import downIcon from '~icons/solar/alt-arrow-down-linear'
import checkIcon from '~icons/solar/check-circle-bold'

interface ChoiceFilterProps<V extends string> {
  label: string
  options: { value: V; label: string }[]
  value: readonly V[] | undefined
  /** Called with undefined if nothing is chosen. */
  onChange: (value: V[] | undefined) => void
}

/** Filters a list by several values of a field. */
export function ChoiceFilter<V extends string>({ label, options, value = [], onChange }: ChoiceFilterProps<V>) {
  const { i18n } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  function toggle(chosen: V) {
    const next = value.includes(chosen) ? value.filter((other) => other !== chosen) : [...value, chosen]
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        endIcon={<Icon icon={downIcon} size={16} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
        {value.length > 0 && (
          <Label color="primary" variant="filled" sx={{ marginInlineStart: 1 }}>
            {formatNumber(value.length, i18n.language)}
          </Label>
        )}
      </Button>
      <Menu
        anchorEl={anchor}
        open={!!anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label }, paper: { sx: { minWidth: 220 } } }}
      >
        {options.map((option) => {
          const chosen = value.includes(option.value)
          return (
            <MenuItem
              key={option.value}
              role="menuitemcheckbox"
              aria-checked={chosen}
              onClick={() => toggle(option.value)}
              sx={{ gap: 2, minHeight: { xs: 44, sm: 36 } }}
            >
              <span style={{ flexGrow: 1 }}>{option.label}</span>
              <Icon
                icon={checkIcon}
                style={{ visibility: chosen ? 'visible' : 'hidden', color: 'var(--mui-palette-primary-ink)' }}
              />
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
