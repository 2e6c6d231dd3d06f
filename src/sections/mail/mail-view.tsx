import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import Tooltip from '@mui/material/Tooltip'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bears, isDraft, type Mail, mailbox } from '@/api/mail'
import { mailMatcher, withoutMarks } from '@/api/mail-query'
import { useCan } from '@/auth/use-can'
import { SearchField } from '@/components/data-table/search-field'
import { NothingFound } from '@/components/data-table/table-states'
import { EmptyState } from '@/components/empty-state'
import { focusIfLost } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import { LoadFailure } from '@/components/records/load-failure'
import type { PageProps } from '@/components/records/page-search'
import { recordLink, usePlace } from '@/components/records/use-place'
import { useSelection } from '@/components/records/use-selection'
import { RouterButton } from '@/components/router-link'
import downIcon from '~icons/solar/alt-arrow-down-linear'
import keyboardIcon from '~icons/solar/keyboard-linear'
import composeIcon from '~icons/solar/pen-new-square-linear'
import { LabelsPane, ListPane, MailPage, NoLabelsPane, Panes, ReaderPane } from './mail-frame'
import { LabelItems, LabelLinks, useMailLabels } from './mail-labels'
import { MailList } from './mail-list'
import { type MailSearch, mailPage } from './mail-search'
import { ListSkeleton, ReaderSkeleton } from './mail-skeleton'
import { PaneDivider, useListWidth } from './pane-divider'
import { useCompose } from './use-compose'
import { useMailChanges } from './use-mail-changes'
import { useMailKeys } from './use-mail-keys'

const KeysDialog = lazyPart(() => import('./keys-dialog'), 'KeysDialog')
// With DOMPurify.
const MailReader = lazyPart(() => import('./mail-reader'), 'MailReader', { ahead: true })
const ComposeWindow = lazyPart(() => import('./compose-window'), 'ComposeWindow')

const none: Mail[] = []

/** The mailbox: labels, the messages of one, and the open message beside or in place of them. */
export function MailView({ search, onSearchChange }: PageProps<MailSearch>) {
  const { t } = useTranslation('mail')
  const shell = useTranslation().t
  const kit = useTranslation('kit').t
  const can = useCan('mail')
  const list = useQuery(mailbox.list({ labelId: search.label, q: search.q }))
  const { data: record } = useQuery({ ...mailbox.record(search.id), enabled: false })
  const mails = withOpen(list.data?.data ?? none, record, search)
  const selection = useSelection(mails, `${search.label} ${search.q}`)
  const changes = useMailChanges(search.label)
  const { nameOf } = useMailLabels()
  const { moved, from } = usePlace(search)
  const compose = useCompose()
  const [width, setWidth] = useListWidth()
  const [help, setHelp] = useState<boolean>()
  const pane = useRef<HTMLElement>(null)
  const label = nameOf(search.label)
  const open = mails.find(({ id }) => id === search.id) ?? record

  // The focused row was archived, or the message that replaced the list is closed.
  useEffect(() => {
    if (moved && mails) focusIfLost(recordLink(search.id ?? from ?? '') ?? searchBox(pane.current))
  }, [moved, from, search.id, mails])

  /** Before a change that may take messages out of the list: if the open one is among them, the next one opens beside the list. */
  function withdraw(gone: Mail[]) {
    selection.clear()
    const isGone = ({ id }: Mail) => gone.some((mail) => mail.id === id)
    const rest = mails.filter((mail) => mail.id === search.id || !isGone(mail))
    const at = rest.findIndex((mail) => mail.id === search.id && isGone(mail))
    if (at < 0) return
    const next = pane.current?.checkVisibility() ? (rest[at + 1] ?? rest[at - 1]) : undefined
    onSearchChange({ id: next?.id }, { replace: true })
  }

  function step(by: 1 | -1) {
    const current = search.id ?? focusedRow()
    const at = mails.findIndex(({ id }) => id === current)
    const next = mails[at + by]
    if (!next) return
    onSearchChange({ id: next.id }, { replace: !!search.id })
    recordLink(next.id)?.focus()
  }

  /** The messages that a shortcut concerns: the selected ones, else the open or the focused one. */
  const meant = () => {
    if (selection.rows.length > 0) return selection.rows
    const one = open ?? mails.find(({ id }) => id === focusedRow())
    return one ? [one] : []
  }
  const withMeant = (act: (mails: Mail[], first: Mail) => void) =>
    can.change
      ? () => {
          const mails = meant()
          if (mails[0]) act(mails, mails[0])
        }
      : undefined

  useMailKeys({
    j: () => step(1),
    k: () => step(-1),
    c: can.change ? compose.start : undefined,
    r: withMeant((_, first) => compose.reply(first, 'reply')),
    e: withMeant((mails) => {
      if (mails.some(isDraft)) return
      withdraw(mails)
      changes.move(mails, 'archive')
    }),
    '#': withMeant((mails) => {
      withdraw(mails)
      if (mails.every(({ labelIds }) => labelIds.includes('trash'))) changes.remove(mails)
      else changes.move(mails, 'trash')
    }),
    s: withMeant((mails) =>
      changes.star(
        mails,
        mails.some(({ isStarred }) => !isStarred),
      ),
    ),
    u: withMeant((mails, first) => changes.mark(mails, !first.isUnread)),
    x: () => {
      const id = focusedRow() ?? search.id
      if (can.change && id) selection.select(id, !selection.ids.has(id))
    },
    '/': () => searchBox(pane.current)?.focus(),
    '?': () => setHelp(true),
  })

  const empty = search.q ? (
    <NothingFound onClear={() => onSearchChange(mailPage.cleared)} />
  ) : (
    <EmptyState
      character={search.label === 'inbox' ? 2 : 5}
      title={t(search.label === 'inbox' ? 'empty.inboxTitle' : 'empty.title')}
      text={t(search.label === 'inbox' ? 'empty.inboxText' : 'empty.text')}
    />
  )

  return (
    <MailPage>
      <PageHeader title={shell('nav.mail')}>
        <Tooltip title={t('withKey', { name: t('keys.title'), key: '?' })}>
          <IconButton color="inherit" aria-label={t('keys.title')} onClick={() => setHelp(true)}>
            <Icon icon={keyboardIcon} size={24} />
          </IconButton>
        </Tooltip>
        {can.change && (
          <Button
            variant="contained"
            startIcon={<Icon icon={composeIcon} />}
            aria-keyshortcuts="c"
            onPointerEnter={ComposeWindow.preload}
            onFocus={ComposeWindow.preload}
            onClick={compose.start}
          >
            {t('compose')}
          </Button>
        )}
      </PageHeader>
      <Panes>
        {list.error && !list.data ? (
          <Box sx={{ overflowY: 'auto', justifyContent: 'center' }}>
            <LoadFailure
              title={kit('table.failed')}
              failure={list.error}
              loading={list.isFetching}
              onRetry={list.refetch}
              gone={{
                title: t('goneLabel.title'),
                text: t('goneLabel.text'),
                back: (
                  <RouterButton {...mailPage.link({ label: 'inbox' })} variant="contained">
                    {t('goneLabel.action')}
                  </RouterButton>
                ),
              }}
            />
          </Box>
        ) : (
          <div style={{ '--mail-list-width': `${width}px` }}>
            <LabelsPane aria-label={t('labels')}>
              <LabelLinks current={search.label} />
            </LabelsPane>
            <ListPane ref={pane} id="mail-list" data-list data-behind={search.id ? true : undefined} aria-label={label}>
              <Box sx={{ display: 'flex', gap: 1, p: 2, pb: 1.5 }}>
                <NoLabelsPane>
                  <LabelMenu current={search.label} name={label} onSearchChange={onSearchChange} />
                </NoLabelsPane>
                <SearchField
                  label={t('search', { label })}
                  value={search.q}
                  onChange={(q) => onSearchChange({ q }, { replace: true })}
                />
              </Box>
              {list.data ? (
                <MailList
                  search={search}
                  onSearchChange={onSearchChange}
                  mails={mails}
                  stale={list.isPlaceholderData}
                  label={label}
                  selection={selection}
                  changes={changes}
                  canChange={can.change}
                  onDone={() => withdraw(selection.rows)}
                  empty={empty}
                />
              ) : (
                <Box sx={{ mt: 7 }}>
                  <ListSkeleton />
                </Box>
              )}
            </ListPane>
            <PaneDivider width={width} onWidthChange={setWidth} controls="mail-list" />
            <ReaderPane data-open={search.id ? true : undefined} aria-label={t('readingPane')}>
              {search.id ? (
                <Suspense
                  fallback={
                    <Box sx={{ pt: 8 }}>
                      <ReaderSkeleton />
                    </Box>
                  }
                >
                  <MailReader
                    id={search.id}
                    listed={mails.find(({ id }) => id === search.id)}
                    label={search.label}
                    changes={changes}
                    canChange={can.change}
                    moved={moved}
                    onClose={() => onSearchChange({ id: undefined })}
                    onDone={() => open && withdraw([open])}
                    onReply={compose.reply}
                    onEdit={compose.edit}
                  />
                </Suspense>
              ) : (
                <Box sx={{ m: 'auto', overflowY: 'auto' }}>
                  <EmptyState character={1} title={t('noneOpen.title')} text={t('noneOpen.text')} />
                </Box>
              )}
            </ReaderPane>
          </div>
        )}
      </Panes>
      <Suspense>
        {help !== undefined && <KeysDialog open={help} onClose={() => setHelp(false)} />}
        {compose.opened && <ComposeWindow key={compose.key} {...compose.opened} />}
      </Suspense>
    </MailPage>
  )
}

interface LabelMenuProps extends Pick<PageProps<MailSearch>, 'onSearchChange'> {
  current: string
  name: string
}

/** The labels as a menu, where there is no room for their column. */
function LabelMenu({ current, name, onSearchChange }: LabelMenuProps) {
  const { t } = useTranslation('mail')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        aria-label={t('labelMenu', { label: name })}
        endIcon={<Icon icon={downIcon} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flexShrink: 0, maxWidth: '45%' }}
      >
        {name}
      </Button>
      <Menu
        anchorEl={anchor}
        open={!!anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('labels') } }}
      >
        <LabelItems
          current={current}
          onChoose={(label) => {
            setAnchor(null)
            onSearchChange({ label, q: '', id: undefined })
          }}
        />
      </Menu>
    </>
  )
}

/** The list with the open message, which stays there if reading or unstarring it ended its match. */
function withOpen(found: Mail[], open: Mail | undefined, { id, label, q }: MailSearch) {
  const isKept =
    open?.id === id &&
    open &&
    !found.some((mail) => mail.id === id) &&
    bears(open, label) &&
    mailMatcher(withoutMarks(q))(open)
  return isKept ? [...found, open].sort((a, b) => b.createdAt.localeCompare(a.createdAt)) : found
}

const searchBox = (pane: HTMLElement | null) => pane?.querySelector<HTMLInputElement>('input[type="search"]')

/** The id of the message whose row has the focus. */
const focusedRow = () =>
  document.activeElement?.closest('li')?.querySelector('[data-record]')?.getAttribute('data-record') ?? undefined
