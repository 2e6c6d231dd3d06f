import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { isExternal, type NavSection } from '@/nav'
import closeIcon from '~icons/solar/close-circle-linear'
import searchIcon from '~icons/solar/magnifier-linear'
import { grouped, matching } from './matches'
import { recentOf } from './recent-pages'
import { SearchKeys } from './search-keys'
import { SearchResults } from './search-results'
import { holdTextBox, typedEarly } from './search-shortcut'
import { type Entry, useEntries } from './use-entries'

interface SearchPanelProps {
  onClose: () => void
  sections: NavSection[]
  current: string | undefined
  onSignOut: (() => Promise<void>) | undefined
}

/** The search field and its results: a combobox that keeps the focus in the field while arrow keys move in the list. */
export function SearchPanel({ onClose, sections, current, onSignOut }: SearchPanelProps) {
  const { t, i18n } = useTranslation()
  const { pages, actions, switches } = useEntries(sections, onSignOut)
  const navigate = useNavigate()
  const router = useRouter()
  const list = useId()
  const [query, setQuery] = useState(typedEarly)
  const [active, setActive] = useState(query.trim() ? 0 : -1)

  useEffect(holdTextBox, [])

  const typed = query.trim()
  const groups = useMemo(() => {
    const all: [string, Entry[]][] = []
    if (typed) {
      all.push(...grouped(matching(pages, typed), i18n.language))
      all.push([t('search.actions'), matching([...actions, ...switches], typed)])
    } else {
      // All pages, without duplicates.
      const single = pages.filter(({ isGroup }) => !isGroup)
      const recent = recentOf(single, current)
      const others = single.filter((page) => !recent.includes(page))
      const isHelp = ({ group }: Entry) => group === t('search.help')
      all.push([t('search.recent'), recent])
      all.push([t('search.pages'), others.filter((page) => !isHelp(page))])
      all.push([t('search.help'), others.filter(isHelp)])
      all.push([t('search.actions'), actions])
    }
    return all.filter(([, members]) => members.length > 0)
  }, [pages, actions, switches, typed, current, t, i18n.language])
  const entries = groups.flatMap(([, members]) => members)

  function change(next: string) {
    setQuery(next)
    setActive(next.trim() ? 0 : -1)
  }

  function choose({ path, run }: Entry, newTab = false) {
    if (path && (newTab || isExternal(path))) {
      const address = isExternal(path) ? path : router.history.createHref(router.buildLocation({ to: path }).publicHref)
      window.open(address, '_blank', 'noopener')
    }
    onClose()
    if (run) run()
    else if (path && !newTab && !isExternal(path)) navigate({ to: path })
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter and arrow keys belong to an active input method; in Safari, key code 229 marks its final Enter.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || entries.length === 0) return
    const { length } = entries
    const moves: Record<string, number> = {
      ArrowDown: (active + 1) % length,
      ArrowUp: active <= 0 ? length - 1 : active - 1,
      Home: 0,
      End: length - 1,
    }
    const to = moves[event.key]
    const entry = entries[active]
    if (to !== undefined && !event.shiftKey && !event.altKey) {
      setActive(to)
      document.getElementById(`${list}-${to}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && entry) choose(entry, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  return (
    <>
      <Head>
        <Icon icon={searchIcon} size={24} />
        <TextBox
          // The dialog opens for typing.
          autoFocus
          value={query}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-label={t('search.title')}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? list : undefined}
          aria-activedescendant={entries[active] ? `${list}-${active}` : undefined}
          placeholder={t('search.placeholder')}
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <kbd>esc</kbd>
        <IconButton edge="end" aria-label={t('common.close')} onClick={onClose}>
          <Icon icon={closeIcon} size={24} />
        </IconButton>
      </Head>
      <SearchResults id={list} query={typed} groups={groups} active={active} onActive={setActive} onChoose={choose} />
      <SearchKeys />
    </>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2, 1.5, 3),
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& > kbd': {
    ...theme.typography.caption,
    padding: theme.spacing(0.25, 0.75),
    borderRadius: 6,
    fontWeight: 600,
    backgroundColor: theme.vars.palette.action.selected,
    [theme.breakpoints.down('sm')]: { display: 'none' },
  },
  // This line replaces the focus ring, which the dialog's corners would clip.
  '&:focus-within': { boxShadow: `inset 0 -1px 0 ${theme.vars.palette.primary.main}` },
}))

const TextBox = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  flexGrow: 1,
  minWidth: 0,
  height: 48,
  padding: 0,
  border: 0,
  outline: 'none !important',
  color: theme.vars.palette.text.primary,
  background: 'none',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}))
