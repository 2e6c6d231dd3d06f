import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanTask } from '@/api/kanban'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { formatNumber } from '@/utils/format-number'
import moreIcon from '~icons/solar/menu-dots-bold'
import { AddTask } from './add-task'
import { cardMark, type Drag, useDropColumn } from './drag'
import type { Lane } from './lanes'

interface BoardColumnProps {
  lane: Lane
  drag: Drag | undefined
  canChange: boolean
  onMenu: (anchor: HTMLElement) => void
  /** Renders a card. */
  children: (task: KanbanTask) => ReactNode
}

/** A column: its name, how many cards it has of how many allowed, the cards, and a field for a new one. */
export function BoardColumn({ lane, drag, canChange, onMenu, children }: BoardColumnProps) {
  const { t, i18n } = useTranslation(['kanban', 'kit'])
  const { column, all, visible } = lane
  const heading = useId()
  const box = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useDropColumn(box, list, column.id)
  const number = (value: number) => formatNumber(value, i18n.language)
  const { limit = 0 } = column
  const isOver = limit > 0 && all.length > limit
  const target = drag?.place?.columnId === column.id ? drag.place.index : undefined
  const others = visible.filter(({ id }) => id !== drag?.taskId)

  return (
    <Column ref={box} aria-labelledby={heading} data-over={target !== undefined || undefined}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, paddingInlineStart: 1 }}>
        <Typography id={heading} variant="subtitle2" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <bdi>{column.name}</bdi>
        </Typography>
        <Label color={isOver ? 'error' : 'default'}>
          <span aria-hidden>
            {limit > 0
              ? t('column.ofLimit', { current: number(all.length), limit: number(limit) })
              : number(all.length)}
          </span>
          <span style={visuallyHidden}>
            {t(limit > 0 ? 'column.cardsLimit' : 'column.cards', { count: all.length, limit: number(limit) })}
          </span>
        </Label>
        {isOver && (
          <Typography variant="caption" sx={{ color: 'error.ink', fontWeight: 600 }}>
            {t('column.over')}
          </Typography>
        )}
        {canChange && (
          <IconButton
            size="small"
            data-column-menu={column.id}
            aria-haspopup="menu"
            aria-label={t('kit:table.more', { name: column.name })}
            onClick={({ currentTarget }) => onMenu(currentTarget)}
            sx={{ marginInlineStart: 'auto' }}
          >
            <Icon icon={moreIcon} size={16} />
          </IconButton>
        )}
      </Box>
      <List
        ref={list}
        aria-labelledby={heading}
        data-end={(target !== undefined && target >= others.length) || undefined}
      >
        {visible.map((task) => (
          <li key={task.id} {...cardMark(task.id)} data-before={others[target ?? -1]?.id === task.id || undefined}>
            {children(task)}
          </li>
        ))}
        {all.length === 0 && target === undefined && <Nothing>{t('column.empty')}</Nothing>}
      </List>
      {canChange && <AddTask column={column} />}
    </Column>
  )
}

/** The width of a column. */
export const columnWidth = 'min(304px, 100%)'

const Column = styled('section')(({ theme }) => ({
  flex: `0 0 ${columnWidth}`,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 160,
  padding: 8,
  scrollSnapAlign: 'start',
  borderRadius: `calc(2 * ${theme.vars.shape.borderRadius})`,
  outline: '1px solid var(--ark-edge)',
  outlineOffset: -1,
  backgroundColor: theme.vars.palette.background.neutral,
  transition: theme.transitions.create('background-color', { duration: 120 }),
  '&[data-over]': { backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.12) },
  // Wide windows show the whole board; on a phone the page scrolls.
  [theme.breakpoints.up('md')]: { maxHeight: 'max(420px, calc(100dvh - var(--ark-sticky-height) - 240px))' },
}))

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 0,
  flexGrow: 1,
  margin: '0 -8px',
  padding: '4px 8px',
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& > li': { position: 'relative' },
  // Where a dragged card would be dropped.
  '& > [data-before]::before, &[data-end]::after': {
    content: '""',
    flexShrink: 0,
    height: 4,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  '& > [data-before]::before': { position: 'absolute', insetInline: 0, insetBlockStart: -6 },
}))

const Nothing = styled('li')(({ theme }) => ({
  paddingBlock: 24,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}))
