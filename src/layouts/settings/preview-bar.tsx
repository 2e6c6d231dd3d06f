import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { discardPreview, keepPreview } from '@/settings/store'

interface PreviewBarProps {
  /** Called when the preview ends, to remove it from the URL. */
  onEnd: () => void
}

/** Informs that the settings come from the URL, with buttons to keep or discard them. */
export function PreviewBar({ onEnd }: PreviewBarProps) {
  const { t } = useTranslation()
  const end = (how: () => void) => () => {
    how()
    onEnd()
  }
  return (
    <Bar role="region" data-screen-only aria-label={t('settings.previewBar')}>
      <span>{t('settings.preview')}</span>
      <Button color="inherit" variant="outlined" size="small" onClick={end(keepPreview)}>
        {t('settings.keep')}
      </Button>
      <Button color="inherit" size="small" onClick={end(discardPreview)}>
        {t('settings.discard')}
      </Button>
    </Bar>
  )
}

const Bar = styled('section')(({ theme }) => {
  const { SnackbarContent } = theme.vars.palette
  return {
    ...theme.typography.body2,
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    insetBlockEnd: 16,
    insetInline: 16,
    width: 'fit-content',
    marginInline: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    padding: '8px 8px 8px 20px',
    borderRadius: 14,
    color: SnackbarContent.color,
    backgroundColor: SnackbarContent.bg,
    boxShadow: theme.vars.customShadows.dropdown,
    outline: '1px solid var(--ark-edge)',
    '--ark-focus': 'currentColor',
    '--ark-edge-quiet': 'currentColor',
    '& > span': { marginInlineEnd: 8, [theme.breakpoints.down('sm')]: { flexBasis: '100%', textAlign: 'center' } },
    '& .MuiButton-root': { minHeight: 40 },
  }
})
