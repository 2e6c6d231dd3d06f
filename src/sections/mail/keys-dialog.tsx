import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import closeIcon from '~icons/solar/close-circle-linear'
import { mailKeys, setKeysOn, useKeysOn } from './use-mail-keys'

const names = {
  j: 'keys.next',
  k: 'keys.previous',
  c: 'keys.compose',
  r: 'keys.reply',
  e: 'keys.archive',
  '#': 'keys.delete',
  s: 'keys.star',
  u: 'keys.unread',
  x: 'keys.select',
  '/': 'keys.search',
  '?': 'keys.help',
} as const

const operators = {
  'from:beth': 'operator.from',
  'to:elisa': 'operator.to',
  'subject:quote': 'operator.subject',
  'has:attachment': 'operator.attachment',
  'is:unread': 'operator.unread',
  'is:starred': 'operator.starred',
} as const

/** The shortcuts, with a switch for all of them, and the operators of the search. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('mail')
  const shell = useTranslation().t
  const isOn = useKeysOn()
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="mail-keys">
      <DialogTitle id="mail-keys" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <span style={{ flexGrow: 1 }}>{t('keys.title')}</span>
        <IconButton color="inherit" aria-label={shell('common.close')} onClick={onClose}>
          <Icon icon={closeIcon} size={24} />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, on) => setKeysOn(on)} />}
          label={t('keys.switch')}
          sx={{ mb: 2 }}
        />
        <Pairs data-off={!isOn || undefined}>
          {mailKeys.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(names[key])}</dd>
            </div>
          ))}
        </Pairs>
        <Typography variant="subtitle2" component="h3" sx={{ mt: 3, mb: 1 }}>
          {t('operator.title')}
        </Typography>
        <Pairs>
          {Object.entries(operators).map(([operator, text]) => (
            <div key={operator}>
              <dt>
                <code dir="ltr">{operator}</code>
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </Pairs>
      </DialogContent>
    </Dialog>
  )
}

const Pairs = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: '4px 24px',
  margin: 0,
  ...theme.typography.body2,
  '& > div': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 36 },
  '& dd': { margin: 0 },
  '&[data-off] dd': { color: theme.vars.palette.text.disabled },
  '& kbd, & code': {
    display: 'inline-block',
    minWidth: 28,
    padding: '3px 8px',
    textAlign: 'center',
    font: 'inherit',
    fontWeight: 600,
    borderRadius: 6,
    backgroundColor: theme.vars.palette.action.selected,
  },
}))
