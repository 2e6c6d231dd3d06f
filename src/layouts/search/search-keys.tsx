import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { isApple } from '@/utils/command-key'

/** The keys of the list, for sighted users: screen readers announce a combobox's keys. */
export function SearchKeys() {
  const { t } = useTranslation()
  return (
    <Foot aria-hidden>
      <kbd>↑</kbd>
      <kbd>↓</kbd>
      {t('search.move')}
      <kbd>↵</kbd>
      {t('search.choose')}
      <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd>
      <kbd>↵</kbd>
      {t('search.newTab')}
    </Foot>
  )
}

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  padding: theme.spacing(1.25, 3),
  color: theme.vars.palette.text.secondary,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& > kbd': {
    minWidth: 22,
    padding: '1px 5px',
    textAlign: 'center',
    font: 'inherit',
    borderRadius: 5,
    backgroundColor: theme.vars.palette.action.selected,
  },
  // Between two sentences.
  '& > kbd:not(:first-of-type):not(kbd + kbd)': { marginInlineStart: theme.spacing(1.5) },
  [theme.breakpoints.down('md')]: { display: 'none' },
  '@media (pointer: coarse)': { display: 'none' },
}))
