import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mail } from '@/api/mail'
import { hasOperator, toggleOperator } from '@/api/mail-query'
import { SelectionBar } from '@/components/data-table/selection-bar'
import { focusIfLost } from '@/components/focus-if-lost'
import type { PageProps } from '@/components/records/page-search'
import type { Selection } from '@/components/records/use-selection'
import { formatNumber } from '@/utils/format-number'
import { MailActions } from './mail-actions'
import { useMailLabels } from './mail-labels'
import { MailRow } from './mail-row'
import type { MailSearch } from './mail-search'
import type { MailChanges } from './use-mail-changes'

interface MailListProps extends PageProps<MailSearch> {
  mails: Mail[]
  /** The rows are those of the previous label or search. */
  stale: boolean
  /** The name of the label. */
  label: string
  selection: Selection<Mail>
  changes: MailChanges
  canChange: boolean
  /** Called before what may take the selected messages out of the list. */
  onDone: () => void
  /** In place of the rows, if there are none. */
  empty: ReactNode
}

/** Filters or the actions for the selected messages, and the messages. */
export function MailList({ search, onSearchChange, mails, stale, label, selection, changes, ...rest }: MailListProps) {
  const { t, i18n } = useTranslation('mail')
  const kit = useTranslation('kit').t
  const { canChange, onDone, empty } = rest
  const { own } = useMailLabels()
  const { ids, clear } = selection
  const all = mails.length > 0 && ids.size === mails.length
  const number = formatNumber(mails.length, i18n.language)
  const selectAll = useRef<HTMLInputElement>(null)
  const hadSelection = useRef(false)
  // The button that was pressed is gone with the selection.
  useEffect(() => {
    if (hadSelection.current && ids.size === 0) focusIfLost(selectAll.current)
    hadSelection.current = ids.size > 0
  }, [ids.size])
  const filters = { 'is:unread': t('filter.unread'), 'has:attachment': t('filter.attachment') }
  return (
    <>
      <div role="status" style={visuallyHidden}>
        {ids.size > 0
          ? kit('table.selected', { count: ids.size })
          : !stale && t('message', { count: mails.length, number })}
      </div>
      <Bar>
        {canChange && (
          <Checkbox
            checked={all}
            indeterminate={ids.size > 0 && !all}
            disabled={mails.length === 0}
            onChange={() => (all ? clear() : selection.set(mails.map(({ id }) => id)))}
            slotProps={{ input: { ref: selectAll, 'aria-label': t('selectAll') } }}
          />
        )}
        {ids.size > 0 ? (
          <SelectionBar count={ids.size} onClear={clear} over={false}>
            <MailActions mails={selection.rows} label={search.label} changes={changes} onDone={onDone} />
          </SelectionBar>
        ) : (
          <Filters>
            {Object.entries(filters).map(([operator, name]) => {
              const isOn = hasOperator(search.q, operator)
              return (
                <Chip
                  key={operator}
                  label={name}
                  aria-pressed={isOn}
                  color={isOn ? 'primary' : 'default'}
                  variant={isOn ? 'soft' : 'outlined'}
                  onClick={() => onSearchChange({ q: toggleOperator(search.q, operator) })}
                />
              )
            })}
          </Filters>
        )}
      </Bar>
      <Rows aria-busy={stale}>
        {mails.length === 0 ? (
          empty
        ) : (
          <ul aria-label={t('messagesIn', { label })}>
            {mails.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                labels={own}
                query={search.q}
                isOpen={mail.id === search.id}
                selection={selection}
                {...(canChange && { onStar: changes.star })}
              />
            ))}
          </ul>
        )}
      </Rows>
    </>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  height: 57,
  paddingInlineStart: 17,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& > [data-screen-only]': { flexGrow: 1, minWidth: 0 },
}))

const Filters = styled('div')({ display: 'flex', gap: 8, paddingInline: '8px 16px', overflowX: 'auto' })

const Rows = styled('div')({
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&[aria-busy="true"]': { opacity: 0.6 },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
})
