import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCloseOnNavigation } from '@/components/side-drawer'
import { Still } from '@/components/still'
import type { NavSection } from '@/nav'
import { SearchPanel } from './search-panel'

interface SearchDialogProps {
  open: boolean
  onClose: () => void
  sections: NavSection[]
  /** The path of the navigation's current page. */
  current: string | undefined
  onSignOut: (() => Promise<void>) | undefined
}

/** Finds pages and actions by typed text. */
export function SearchDialog({ open, onClose, ...props }: SearchDialogProps) {
  const { t } = useTranslation()
  const title = useId()
  useCloseOnNavigation(open, onClose)
  return (
    <Frame
      data-search
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="md"
      // Closes at once, and opens empty next time.
      transitionDuration={{ enter: 200, exit: 0 }}
      aria-labelledby={title}
    >
      <Still when={!open}>
        <h2 id={title} style={visuallyHidden}>
          {t('search.title')}
        </h2>
        <SearchPanel onClose={onClose} {...props} />
      </Still>
    </Frame>
  )
}

const Frame = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    marginBlock: theme.spacing(15, 4),
    maxHeight: `calc(100% - ${theme.spacing(19)})`,
    overflow: 'hidden',
    '@media (forced-colors: active)': { border: '1px solid' },
    [theme.breakpoints.down('sm')]: {
      margin: 0,
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      borderRadius: 0,
    },
  },
}))
