import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import { RouterLink } from '@/components/router-link'
import { calendarPage } from './calendar-search'
import { EventChip } from './event-chip'
import { GridPart } from './grid-part'
import { type GridProps, isBar, type Shown, shownOf } from './grid-props'
import { type Bar, fittingBars, lanesOf } from './layout'
import { cellMark, useTouches } from './use-drag'
import { useEventText } from './use-event-text'
import { day, dayText, type Wall } from './wall-time'

/** Lines of events in a day; the others are in the day's own view. */
const lines = 4

interface MonthGridProps extends GridProps {
  /** A day of the month. */
  date: Wall
  /** On a phone a day has dots, and opens its agenda. */
  compact: boolean
  onDay: (day: Wall) => void
}

/** A month as a grid of its weeks. */
export function MonthGrid(props: MonthGridProps) {
  const { days, today, date, draft, root, active, label, hint, compact, onKeyDown, onPointerDown } = props
  const { t } = useTranslation('calendar')
  const { text } = useEventText()
  useTouches(root)
  const shown = shownOf(props.occurrences, draft, t('new'))
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <Grid
      ref={root}
      role="grid"
      aria-label={label}
      aria-describedby={hint}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <GridPart role="row" className="head">
        {weeks[0]?.map((wall) => (
          <GridPart key={wall} role="columnheader">
            <span aria-hidden>{text(wall, 'weekday')}</span>
            <span className="unseen">{text(wall, 'weekdayLong')}</span>
          </GridPart>
        ))}
      </GridPart>
      {weeks.map((week) => {
        const [first = 0] = week
        const bars = lanesOf(shown, week, first + 7 * day)
        const fitting = fittingBars(bars, lines)
        return (
          <GridPart key={first} role="row" className="week">
            {week.map((wall, column) => {
              const of = bars.filter(({ from, days }) => from <= column && column < from + days)
              const hidden = of.filter((bar) => !fitting.has(bar)).length
              const isActive = active.wall === wall
              const isOther = new Date(wall).getUTCMonth() !== new Date(date).getUTCMonth()
              return (
                <GridPart
                  key={wall}
                  role="gridcell"
                  tabIndex={isActive ? 0 : -1}
                  aria-current={wall === today ? 'date' : undefined}
                  data-other={isOther || undefined}
                  {...cellMark(wall, 'day')}
                  onFocus={() => props.onActive({ wall, span: 'day' })}
                  onClick={({ target, currentTarget }) => {
                    if (target instanceof Element && target.closest('a, button') !== null) return
                    currentTarget.focus()
                    if (compact) props.onDay(wall)
                    else props.onCreate?.({ start: wall, end: wall + day, allDay: true })
                  }}
                >
                  <span className="number" aria-hidden>
                    {text(wall, 'number')}
                  </span>
                  <span className="unseen">
                    {compact ? t('cell', { day: text(wall, 'day'), count: of.length }) : text(wall, 'day')}
                  </span>
                  {compact ? (
                    <span className="dots" aria-hidden>
                      {of.slice(0, 3).map(({ item }) => (
                        <Dot key={item.key} tone={item.event.color} />
                      ))}
                    </span>
                  ) : (
                    <>
                      {of
                        .filter((bar) => bar.from === column && fitting.has(bar))
                        .map((bar) => (
                          <MonthEvent key={bar.item.key} bar={bar} focusable={isActive} onOpen={props.onOpen} />
                        ))}
                      {hidden > 0 && (
                        <RouterLink
                          {...calendarPage.link({ view: 'day', date: dayText(wall) })}
                          className="more"
                          tabIndex={isActive ? 0 : -1}
                        >
                          {t('more', { count: hidden })}
                          <span className="unseen">, {text(wall, 'day')}</span>
                        </RouterLink>
                      )}
                    </>
                  )}
                </GridPart>
              )
            })}
          </GridPart>
        )
      })}
    </Grid>
  )
}

interface MonthEventProps {
  bar: Bar<Shown>
  focusable: boolean
  onOpen: GridProps['onOpen']
}

function MonthEvent({ bar, focusable, onOpen }: MonthEventProps) {
  const { item, lane, days, before, after } = bar
  const { text, details } = useEventText()
  const { event, start, key, isDraft } = item
  return (
    <EventChip
      type="button"
      tone={event.color}
      kind={isBar(item) || days > 1 ? 'bar' : 'line'}
      tabIndex={focusable ? 0 : -1}
      data-occurrence={key}
      data-draft={isDraft}
      onClick={() => onOpen(item)}
      sx={{
        position: 'relative',
        gridRow: lane + 2,
        // The title wraps: nothing is cut, whatever the size of the text (WCAG 1.4.4).
        '& b': { whiteSpace: 'normal', overflowWrap: 'anywhere', hyphens: 'auto', paddingBlock: '3px' },
        marginInlineStart: before ? 0 : '4px',
        inlineSize: `calc(${days * 100}% - ${(before ? 0 : 4) + (after ? 0 : 4)}px + ${days - 1}px)`,
        ...(before && { borderStartStartRadius: 0, borderEndStartRadius: 0 }),
        ...(after && { borderStartEndRadius: 0, borderEndEndRadius: 0 }),
      }}
    >
      <b>{event.title}</b>
      {!event.allDay && !before && <span>{text(start, 'time')}</span>}
      {!isDraft && <span className="unseen">{details(item)}</span>}
    </EventChip>
  )
}

const Dot = styled('i', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Shown['event']['color'] }>(
  ({ theme, tone }) => ({ width: 6, height: 6, borderRadius: 3, backgroundColor: theme.vars.palette[tone].vivid }),
)

const Grid = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    borderBlockStart: `1px solid ${palette.divider}`,
    userSelect: 'none',
    containerType: 'inline-size',
    // There the title needs the room.
    '@container (max-width: 1240px)': { '& [data-occurrence] > span': visuallyHidden },
    '& [role="row"]': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
    '& .head > div': {
      position: 'relative',
      paddingBlock: 8,
      textAlign: 'center',
      fontSize: theme.typography.pxToRem(12),
      fontWeight: theme.typography.fontWeightMedium,
      color: palette.text.secondary,
    },
    // A row for the number, and one for each line of events, which is as high as the highest title in the week.
    '& .week': {
      gridTemplateRows: `36px repeat(${lines}, minmax(26px, auto))`,
      paddingBlockEnd: 8,
      borderBlockStart: `1px solid ${palette.divider}`,
    },
    '& [role="gridcell"]': {
      position: 'relative',
      display: 'grid',
      gridRow: '1 / -1',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      alignItems: 'start',
      marginBlockEnd: -8,
      minWidth: 0,
      cursor: 'pointer',
      '&:not(:first-of-type)': { borderInlineStart: `1px solid ${palette.divider}` },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '& [data-other]': { backgroundColor: palette.background.neutral, '& .number': { color: palette.text.secondary } },
    '& .number': {
      display: 'grid',
      placeContent: 'center',
      width: 28,
      height: 28,
      margin: '4px auto 0',
      gridRow: 1,
      borderRadius: 14,
      fontSize: theme.typography.pxToRem(13),
      fontWeight: theme.typography.fontWeightMedium,
    },
    '& [aria-current] .number': { color: palette.primary.contrastText, backgroundColor: palette.primary.main },
    '& .unseen': visuallyHidden,
    '& .dots': { gridRow: 2, display: 'flex', justifyContent: 'center', gap: 3, marginBlockStart: 4 },
    '& .more': {
      gridRow: lines + 1,
      marginInline: 4,
      paddingInline: 8,
      lineHeight: '24px',
      fontSize: theme.typography.pxToRem(12),
      fontWeight: theme.typography.fontWeightMedium,
      color: palette.text.secondary,
    },
    [theme.breakpoints.down('sm')]: { '& .week': { gridTemplateRows: `36px repeat(${lines}, auto)` } },
  }
})
