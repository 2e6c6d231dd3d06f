import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { memo, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { currentItem, type NavSection } from '@/nav'
import { isApple } from '@/utils/command-key'
import searchIcon from '~icons/solar/magnifier-linear'
import { rememberPage } from './recent-pages'
import { listenForSearch, setSearchOpen, useSearch } from './search-shortcut'

const SearchDialog = lazyPart(() => import('./search-dialog'), 'SearchDialog', { ahead: true })

interface SearchButtonProps {
  /** The pages that the role may see; others are not found. */
  sections: NavSection[]
  path: string
  onSignOut?: (() => Promise<void>) | undefined
}

/** The header's search button, an icon on small screens. Cmd+K on a Mac, Ctrl+K elsewhere, also open and close the dialog. */
export const SearchButton = memo(function SearchButton({ sections, path, onSignOut }: SearchButtonProps) {
  const { t } = useTranslation()
  const { open } = useSearch()
  const mac = isApple()

  useEffect(() => listenForSearch(() => SearchDialog.preload()), [])

  const page = currentItem(sections, path)?.path
  useEffect(() => {
    if (page) rememberPage(page)
  }, [page])

  return (
    <>
      <Area
        aria-label={t('search.title')}
        aria-haspopup="dialog"
        aria-keyshortcuts={mac ? 'Meta+K' : 'Control+K Meta+K'}
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
        onClick={() => setSearchOpen(true)}
      >
        <Icon icon={searchIcon} size={22} />
        <span className="placeholder">{t('search.placeholder')}</span>
        <kbd aria-hidden data-hint={mac ? '⌘K' : 'Ctrl K'} />
      </Area>
      <Suspense>
        {/* Once opened it stays mounted, so that it can animate closing. */}
        {open !== undefined && (
          <SearchDialog
            open={open}
            onClose={() => setSearchOpen(false)}
            sections={sections}
            current={page}
            onSignOut={onSignOut}
          />
        )}
      </Suspense>
    </>
  )
})

const Area = styled(ButtonBase)(({ theme }) => ({
  flexShrink: 0,
  width: 40,
  height: 40,
  gap: theme.spacing(1),
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  '& > .placeholder, & > kbd': { display: 'none' },
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
  '@media (pointer: coarse)': { width: 44, height: 44 },
  [theme.breakpoints.up('md')]: {
    width: 208,
    paddingInline: theme.spacing(1.25, 0.75),
    justifyContent: 'flex-start',
    ...theme.typography.body2,
    backgroundColor: theme.vars.palette.action.hover,
    boxShadow: 'inset 0 0 0 1px var(--ark-edge)',
    '&:hover': { backgroundColor: theme.vars.palette.action.selected },
    '& > .placeholder': { display: 'block', flexGrow: 1, minWidth: 0, overflow: 'hidden', textAlign: 'start' },
    // The same width for ⌘K and Ctrl K, which only the browser knows.
    '& > kbd::before': { content: 'attr(data-hint)' },
    '& > kbd': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      minWidth: 48,
      paddingInline: 4,
      whiteSpace: 'nowrap',
      minHeight: 24,
      borderRadius: 6,
      font: 'inherit',
      fontSize: theme.typography.pxToRem(12),
      fontWeight: 600,
      backgroundColor: theme.vars.palette.background.paper,
    },
  },
}))
