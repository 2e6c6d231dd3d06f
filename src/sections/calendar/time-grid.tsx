import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useClock } from '@/components/use-clock'
import { EventChip } from './event-chip'
import { GridPart } from './grid-part'
import { type GridProps, isBar, type Shown, shownOf } from './grid-props'
import { columnsOf, lanesOf, type Placed, shortest } from './layout'
import { cellMark, slot, useTouches } from './use-drag'
import { useEventText } from './use-event-text'
import { day, dayStart, hour, minute, ownZone, type Wall, wallAt } from './wall-time'

const slots = Array.from({ length: day / slot }, (_, index) => index * slot)
const slotHeight = 26 // px
const laneHeight = 26 // px

/** The part of an event that is on one day. */
interface Part extends Shown {
  whole: Shown
}

/** A week, or a day, as a grid of half hours, with a row for whole days above. */
export function TimeGrid({ days, today, draft, root, active, label, hint, onKeyDown, ...props }: GridProps) {
  const { t } = useTranslation('calendar')
  const { text } = useEventText()
  useClock()
  useTouches(root)
  const now = wallAt(Date.now(), ownZone())
  const shown = shownOf(props.occurrences, draft, t('new'))
  const [first = 0] = days
  const bars = lanesOf(shown.filter(isBar), days, first + days.length * day)
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1))
  const timed = shown.filter((one) => !isBar(one))
  const placed = new Map(
    days.map((start) => {
      const parts: Part[] = timed
        .filter((one) => one.start < start + day && (one.end > start || (one.end === one.start && one.start >= start)))
        .map((one) => ({
          ...one,
          whole: one,
          start: Math.max(one.start, start),
          end: Math.min(Math.max(one.end, one.start + shortest), start + day),
        }))
      return [start, columnsOf(parts)]
    }),
  )

  // The working day is in sight.
  useEffect(() => {
    const element = root.current
    if (element) element.scrollTop = (7.5 * hour * slotHeight) / slot
  }, [root])

  return (
    <Scroller
      ref={root}
      role="grid"
      aria-label={label}
      aria-describedby={hint}
      style={{ '--days': days.length }}
      data-week={days.length > 1 || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={props.onPointerDown}
    >
      <GridPart role="rowgroup" className="top">
        <GridPart role="row">
          <GridPart role="columnheader" className="time">
            <span className="unseen">{t('time')}</span>
          </GridPart>
          {days.map((wall) => (
            <GridPart key={wall} role="columnheader" aria-current={wall === today ? 'date' : undefined} className="day">
              <span>{text(wall, 'weekday')}</span>
              <b>{text(wall, 'number')}</b>
            </GridPart>
          ))}
        </GridPart>
        <GridPart role="row" className="all" style={{ '--lanes': lanes }}>
          <GridPart role="rowheader" className="time">
            {t('allDay')}
          </GridPart>
          {days.map((wall, column) => {
            const isActive = active.span === 'all' && active.wall === wall
            const own = bars.filter(({ from }) => from === column)
            const name = t('allDayCell', { day: text(wall, 'day') })
            return (
              <GridPart
                key={wall}
                role="gridcell"
                tabIndex={isActive ? 0 : -1}
                aria-label={own.length > 0 ? undefined : name}
                {...cellMark(wall, 'all')}
                onFocus={() => props.onActive({ wall, span: 'all' })}
                onClick={({ target, currentTarget }) => {
                  if (target !== currentTarget) return
                  props.onCreate?.({ start: wall, end: wall + day, allDay: true })
                }}
              >
                {own.length > 0 && <span className="unseen">{name}</span>}
                {own.map(({ item, lane, days, before, after }) => (
                  <EventButton
                    key={item.key}
                    item={item}
                    kind="bar"
                    focusable={dayStart(active.wall) === wall}
                    onOpen={props.onOpen}
                    style={{
                      insetBlockStart: 2 + lane * laneHeight,
                      insetInlineStart: before ? 0 : 2,
                      inlineSize: `calc(${days * 100}% - ${(before ? 0 : 2) + (after ? 0 : 4)}px)`,
                    }}
                  />
                ))}
              </GridPart>
            )
          })}
        </GridPart>
      </GridPart>
      <GridPart role="rowgroup">
        {slots.map((time) => (
          <GridPart key={time} role="row" className={time % hour === 0 ? 'hour' : 'half'}>
            <GridPart role="rowheader" className="time">
              {/* The line's first label would be cut by the row above. */}
              <span>{text(time, time % hour === 0 ? 'hour' : 'time')}</span>
            </GridPart>
            {days.map((start) => {
              const wall = start + time
              const isActive = active.span === 'slot' && active.wall === wall
              const own = placed.get(start)?.filter(({ item }) => item.start >= wall && item.start < wall + slot) ?? []
              // A label would hide the names of its events.
              const name = t('slotCell', { day: text(wall, 'day'), time: text(wall, 'time') })
              return (
                <GridPart
                  key={wall}
                  role="gridcell"
                  tabIndex={isActive ? 0 : -1}
                  aria-label={own.length > 0 ? undefined : name}
                  {...cellMark(wall, 'slot')}
                  onFocus={() => props.onActive({ wall, span: 'slot' })}
                  onClick={({ target, currentTarget }) => {
                    if (target === currentTarget) props.onCreate?.({ start: wall, end: wall + hour, allDay: false })
                  }}
                >
                  {own.length > 0 && <span className="unseen">{name}</span>}
                  {own.map((part) => (
                    <PlacedEvent
                      key={part.item.key}
                      part={part}
                      cell={wall}
                      selected={part.item.key === props.selected}
                      focusable={dayStart(active.wall) === start}
                      onOpen={props.onOpen}
                    />
                  ))}
                  {now >= wall && now < wall + slot && (
                    <Now style={{ insetBlockStart: `${((now - wall) / slot) * 100}%` }} />
                  )}
                </GridPart>
              )
            })}
          </GridPart>
        ))}
      </GridPart>
    </Scroller>
  )
}

interface PlacedEventProps {
  part: Placed<Part>
  /** The start of the cell that it is in. */
  cell: Wall
  /** It has a handle for touch at its end. */
  selected: boolean
  focusable: boolean
  onOpen: GridProps['onOpen']
}

function PlacedEvent({ part, cell, selected, focusable, onOpen }: PlacedEventProps) {
  const { item, column, columns, width } = part
  const share = 100 / columns
  // A short event is rendered longer than it is.
  const isEnd = item.end >= item.whole.end
  return (
    <>
      <EventButton
        item={item.whole}
        kind="block"
        isShort={item.end - item.start < 45 * minute}
        edge={isEnd}
        selected={selected}
        focusable={focusable}
        onOpen={onOpen}
        style={{
          insetBlockStart: `${((item.start - cell) / slot) * 100}%`,
          insetInlineStart: `calc(${column * share}% + 2px)`,
          blockSize: `calc(${((item.end - item.start) / slot) * 100}% - 2px)`,
          inlineSize: `calc(${width * share}% - 4px)`,
        }}
      />
      {selected && isEnd && (
        <Handle
          aria-hidden
          data-edge="handle"
          data-occurrence={item.key}
          tone={item.event.color}
          style={{
            insetBlockStart: `calc(${((item.end - cell) / slot) * 100}% - 1px)`,
            insetInlineStart: `${(column + width / 2) * share}%`,
          }}
        />
      )}
    </>
  )
}

interface EventButtonProps {
  item: Shown
  kind: 'bar' | 'block'
  isShort?: boolean
  /** The lower edge is its end, and can be dragged. */
  edge?: boolean
  selected?: boolean
  focusable: boolean
  onOpen: GridProps['onOpen']
  style: Record<string, string | number>
}

function EventButton({ item, kind, isShort = false, edge = false, selected = false, ...props }: EventButtonProps) {
  const { focusable, onOpen, style } = props
  const { times, details } = useEventText()
  const { event, key, isDraft } = item
  return (
    <EventChip
      type="button"
      tone={event.color}
      kind={kind}
      tabIndex={focusable ? 0 : -1}
      data-occurrence={key}
      data-draft={isDraft}
      data-short={isShort || undefined}
      data-selected={selected || undefined}
      onClick={() => onOpen(item)}
      style={style}
    >
      <b>{event.title}</b>
      {!event.allDay && <span>{times(item)}</span>}
      {event.location && !isShort && kind === 'block' && <span>{event.location}</span>}
      {!isDraft && <span className="unseen">{details(item)}</span>}
      {edge && <i data-edge="" />}
    </EventChip>
  )
}

const handleSize = 32 // px

/** What a finger drags, around the end of an event: a dot in its color. */
const Handle = styled('i', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Shown['event']['color'] }>(
  ({ theme, tone }) => ({
    position: 'absolute',
    zIndex: 4,
    display: 'grid',
    placeContent: 'center',
    width: handleSize,
    height: handleSize,
    marginBlockStart: -handleSize / 2,
    marginInlineStart: -handleSize / 2,
    touchAction: 'none',
    cursor: 'ns-resize',
    '&::before': {
      content: '""',
      width: 16,
      height: 16,
      borderRadius: 8,
      border: `3px solid ${theme.vars.palette[tone].vivid}`,
      backgroundColor: theme.vars.palette.background.paper,
    },
  }),
)

const Now = styled('i')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  height: 2,
  backgroundColor: theme.vars.palette.error.vivid,
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -4,
    insetInlineStart: -5,
    width: 10,
    height: 10,
    borderRadius: 5,
    backgroundColor: 'inherit',
  },
}))

const Scroller = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  const line = `1px solid ${palette.divider}`
  return {
    position: 'relative',
    overflow: 'auto',
    height: 'max(480px, calc(100dvh - var(--ark-header-height) - 260px))',
    borderBlockStart: line,
    borderEndStartRadius: 'inherit',
    borderEndEndRadius: 'inherit',
    scrollPaddingBlockStart: 120,
    scrollPaddingInlineStart: 72,
    userSelect: 'none',
    '& [role="row"]': {
      display: 'grid',
      gridTemplateColumns: '64px repeat(var(--days), minmax(0, 1fr))',
    },
    '&[data-week] [role="row"]': { minWidth: 'calc(64px + var(--days) * 96px)' },
    '& .top': {
      position: 'sticky',
      zIndex: 5,
      insetBlockStart: 0,
      minWidth: 'fit-content',
      backgroundColor: palette.background.paper,
      borderBlockEnd: line,
    },
    '& .day': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 8,
      paddingBlock: 8,
      fontSize: theme.typography.pxToRem(13),
      color: palette.text.secondary,
      '& b': {
        display: 'grid',
        placeContent: 'center',
        minWidth: 32,
        height: 32,
        borderRadius: 16,
        fontSize: theme.typography.pxToRem(16),
        color: palette.text.primary,
      },
      '&[aria-current] b': { color: palette.primary.contrastText, backgroundColor: palette.primary.main },
    },
    '& .all': { minHeight: `calc(var(--lanes) * ${laneHeight}px + 6px)` },
    '& .time': {
      position: 'sticky',
      zIndex: 4,
      insetInlineStart: 0,
      paddingInline: '4px 8px',
      textAlign: 'end',
      fontSize: theme.typography.pxToRem(12),
      lineHeight: 1.3,
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
    },
    '& .all .time': { paddingBlockStart: 6 },
    '& .hour, & .half': { height: slotHeight },
    '& .hour .time span': { position: 'relative', insetBlockStart: -8, backgroundColor: 'inherit' },
    '& .hour:first-of-type .time span': { insetBlockStart: 2 },
    // For screen readers only: every second line would be too many.
    '& .half .time span, & .unseen': visuallyHidden,
    '& [role="gridcell"]': {
      position: 'relative',
      minWidth: 0,
      borderInlineStart: line,
      cursor: 'pointer',
      '&:focus-visible': { outlineOffset: -2 },
      '&:hover:not(:has(:hover))': { backgroundColor: palette.action.hover },
    },
    '& .hour:not(:first-of-type) [role="gridcell"]': { borderBlockStart: line },
  }
})
