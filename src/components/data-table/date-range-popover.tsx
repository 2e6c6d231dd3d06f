import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Popover from '@mui/material/Popover'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { DatePicker } from '@/components/form/date-picker'
import { useStartSide } from '@/components/text-sides'
import { addDays, invalidDay, today } from '@/utils/days'
import { keysOf } from '@/utils/keys'
import type { Range } from './date-range'

interface DateRangePopoverProps extends Range {
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  onChange: (range: Range) => void
}

/** The start and end of a date range, and presets. */
export function DateRangePopover({ from, to, anchor, open, onClose, onChange }: DateRangePopoverProps) {
  const { t } = useTranslation('kit')
  const horizontal = useStartSide()
  const end = today()
  const ranges = {
    last7: addDays(end, -6),
    last30: addDays(end, -29),
    thisMonth: `${end.slice(0, 7)}-01`,
    thisYear: `${end.slice(0, 4)}-01-01`,
  }
  function change(end: 'from' | 'to', day: string | null) {
    // Incomplete input changes nothing.
    if (day !== invalidDay) onChange({ from, to, [end]: day ?? undefined })
  }

  return (
    <Popover
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('dates.button'), sx: { p: 2.5, width: 328 } } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
        {keysOf(ranges).map((name) => {
          const start = ranges[name]
          const chosen = start === from && to === end
          return (
            <Chip
              key={name}
              label={t(`dates.${name}`)}
              variant="soft"
              color={chosen ? 'primary' : 'default'}
              aria-pressed={chosen}
              onClick={() => onChange(chosen ? { from: undefined, to: undefined } : { from: start, to: end })}
            />
          )
        })}
      </Box>
      <Suspense fallback={<Box sx={{ height: 112 }} />}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <DatePicker
            size="small"
            clearable
            label={t('dates.from')}
            value={from ?? null}
            onChange={(day) => change('from', day)}
          />
          <DatePicker
            size="small"
            clearable
            label={t('dates.to')}
            value={to ?? null}
            onChange={(day) => change('to', day)}
          />
        </Box>
      </Suspense>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
        <Button color="inherit" disabled={!from && !to} onClick={() => onChange({ from: undefined, to: undefined })}>
          {t('dates.clear')}
        </Button>
        <Button variant="soft" onClick={onClose}>
          {t('dates.done')}
        </Button>
      </Box>
    </Popover>
  )
}
