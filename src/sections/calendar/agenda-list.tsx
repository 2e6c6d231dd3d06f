import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { People } from '@/components/people'
import repeatIcon from '~icons/solar/repeat-linear'
import { ColorDot } from './event-chip'
import type { Occurrence } from './occurrences'
import { useEventText } from './use-event-text'
import { day, dayStart, type Wall } from './wall-time'

interface AgendaListProps {
  days: Wall[]
  today: Wall
  occurrences: Occurrence[]
  onOpen: (occurrence: Occurrence) => void
}

/** The events of some weeks, by day. */
export function AgendaList({ days, today, occurrences, onOpen }: AgendaListProps) {
  const { t } = useTranslation('calendar')
  const { text, times, elsewhere } = useEventText()
  const byDay = days
    .map((wall) => ({
      wall,
      items: occurrences.filter(
        ({ start, end }) => start < wall + day && (end > wall || (end === start && start >= wall)),
      ),
    }))
    .filter(({ items }) => items.length > 0)
  return byDay.map(({ wall, items }) => (
    <Day key={wall} aria-labelledby={`agenda-${wall}`}>
      <Typography id={`agenda-${wall}`} component="h3" data-today={wall === today || undefined}>
        <b>{text(wall, 'number')}</b>
        <span>
          {text(wall, 'weekdayLong')}
          <small>{wall === today ? t('today') : text(wall, 'dayShort')}</small>
        </span>
      </Typography>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <ButtonBase onClick={() => onOpen(item)}>
              <ColorDot tone={item.event.color} />
              <Box component="span" className="time">
                {dayStart(item.start) < wall && !item.event.allDay ? t('continued') : times(item)}
              </Box>
              <Box component="span" className="title">
                <b>{item.event.title}</b>
                <small>{[item.event.location, elsewhere(item)].filter(Boolean).join(' · ')}</small>
              </Box>
              {item.event.rrule && <Icon icon={repeatIcon} size={18} aria-label={t('repeats')} className="repeat" />}
              {item.event.attendees.length > 0 && (
                <Box component="span" className="people">
                  <People people={item.event.attendees} label={t('people', { count: item.event.attendees.length })} />
                </Box>
              )}
            </ButtonBase>
          </li>
        ))}
      </ul>
    </Day>
  ))
}

const Day = styled('section')(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(1),
    padding: theme.spacing(2),
    borderBlockStart: `1px solid ${palette.divider}`,
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: '176px minmax(0, 1fr)',
      gap: theme.spacing(2),
      padding: `${theme.spacing(2)} ${theme.spacing(3)}`,
    },
    '& h3': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      alignSelf: 'start',
      '& b': {
        display: 'grid',
        placeContent: 'center',
        minWidth: 40,
        height: 40,
        borderRadius: 20,
        fontSize: theme.typography.pxToRem(18),
      },
      '& span': { display: 'grid', fontWeight: theme.typography.fontWeightMedium },
      '& small': { color: palette.text.secondary, fontWeight: theme.typography.fontWeightRegular },
      '&[data-today] b': { color: palette.primary.contrastText, backgroundColor: palette.primary.main },
    },
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& .MuiButtonBase-root': {
      display: 'flex',
      justifyContent: 'flex-start',
      gap: 12,
      width: '100%',
      minHeight: 48,
      paddingInline: 8,
      paddingBlock: 6,
      borderRadius: theme.vars.shape.borderRadius,
      textAlign: 'start',
      font: 'inherit',
      '&:hover': { backgroundColor: palette.action.hover },
    },
    '& .time': { flexShrink: 0, width: 152, color: palette.text.secondary },
    '& .title': { display: 'grid', minWidth: 0, flexGrow: 1 },
    '& .title b': { fontWeight: theme.typography.fontWeightMedium, overflowWrap: 'anywhere' },
    '& .title small:empty': { display: 'none' },
    '& small': { fontSize: theme.typography.pxToRem(13), color: palette.text.secondary },
    '& .repeat': { flexShrink: 0, color: palette.text.secondary },
    [theme.breakpoints.down('sm')]: {
      '& .MuiButtonBase-root': { flexWrap: 'wrap', rowGap: 0 },
      '& .time': { flex: '1 1 0', minWidth: 0, width: 'auto' },
      '& .title': { order: 1, width: '100%', paddingInlineStart: 24 },
      '& .people': { display: 'none' },
    },
  }
})
