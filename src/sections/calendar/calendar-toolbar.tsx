import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import type { OnSearchChange } from '@/components/records/page-search'
import previousIcon from '~icons/solar/alt-arrow-left-linear'
import nextIcon from '~icons/solar/alt-arrow-right-linear'
import { type CalendarSearch, type CalendarViewName, calendarViews } from './calendar-search'
import { step } from './ranges'
import { dayText, type Wall } from './wall-time'

interface CalendarToolbarProps {
  heading: RefObject<HTMLHeadingElement | null>
  view: CalendarViewName
  date: Wall
  today: Wall
  /** What is visible: `November 2026`. */
  title: string
  onSearchChange: OnSearchChange<CalendarSearch>
}

/** Goes to other days, and chooses the view. */
export function CalendarToolbar({ heading, view, date, today, title, onSearchChange }: CalendarToolbarProps) {
  const { t } = useTranslation('calendar')
  const goTo = (wall: Wall) => onSearchChange({ date: wall === today ? undefined : dayText(wall) })
  const arrow = (direction: 1 | -1) => (
    <IconButton
      color="inherit"
      aria-label={t(`${direction > 0 ? 'next' : 'previous'}.${view}`)}
      onClick={() => goTo(step(view, date, direction))}
    >
      <Icon icon={direction > 0 ? nextIcon : previousIcon} flip />
    </IconButton>
  )
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 1.5,
        p: { xs: 2, sm: 2.5 },
      }}
    >
      <Typography
        variant="h5"
        component="h2"
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 'auto' }, minWidth: 0 }}
      >
        {title}
      </Typography>
      <Button variant="outlined" color="inherit" onClick={() => goTo(today)}>
        {t('today')}
      </Button>
      <Box sx={{ display: 'flex' }}>
        {arrow(-1)}
        {arrow(1)}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('view')}
        value={view}
        onChange={(_, view) => view && onSearchChange({ view })}
        sx={{ flexWrap: 'wrap', width: { xs: '100%', sm: 'auto' } }}
      >
        {calendarViews.map((value) => (
          <ToggleButton key={value} value={value} sx={{ flexGrow: 1, height: 40, px: { xs: 1, sm: 2 } }}>
            {t(`views.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
