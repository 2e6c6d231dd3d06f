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

/** The text box and what it finds: a combobox whose focus stays in the box while the arrows move in the list. */
export function SearchPanel({ onClose, sections, current, onSignOut }: SearchPanelProps) {
  const { t, i18n } = useTranslation()
  const { pages, actions } = useEntries(sections, onSignOut)
  const navigate = useNavigate()
  const router = useRouter()
  const list = useId()
  const [query, setQuery] = useState(typedEarly)
  const [active, setActive] = useState(query.trim() ? 0 : -1)

  useEffect(holdTextBox, [])

  const typed = query.trim()
  const groups = useMemo(() => {
    if (!typed) {
      const recent = recentOf(pages, current)
      return recent.length ? [[t('search.recent'), recent] as [string, Entry[]]] : []
    }
    const found: [string, Entry[]][] = grouped(matching(pages, typed), i18n.language)
    const doable = matching(actions, typed)
    return doable.length ? [...found, [t('search.actions'), doable] as [string, Entry[]]] : found
  }, [pages, actions, typed, current, t, i18n.language])
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
    // The Enter and the arrows of an input method are its own; 229 is how Safari says so after the end.
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
          // The dialog is opened to type.
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
  // The line stands for the ring that the corners of the dialog would cut off.
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
