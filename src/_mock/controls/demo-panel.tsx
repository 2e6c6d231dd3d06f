import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { refusals } from '@/_mock/demo'
import { CopyLink } from '@/components/copy-link'
import { Icon } from '@/components/icon'
import { Scrollbar } from '@/components/scrollbar'
import { SideDrawer } from '@/components/side-drawer'
import { formatSeconds, formatShare } from '@/utils/format-number'
import { valueIn } from '@/utils/keys'
import restartIcon from '~icons/solar/restart-linear'
import { Choice } from './choice'
import type { useDemo } from './use-demo'

interface DemoPanelProps {
  open: boolean
  onClose: () => void
  controls: ReturnType<typeof useDemo>
}

const delays = [0, 500, 2000, 5000] // ms
const shares = [0, 0.2, 0.5, 1]

/** The controls of the demo API; each takes effect at once, and is stored in the URL. */
export function DemoPanel({ open, onClose, controls }: DemoPanelProps) {
  const { t, i18n } = useTranslation('demo')
  const { demo, write, apply, reset } = controls
  const seconds = (ms: number) => (ms ? formatSeconds(ms, i18n.language) : t('none'))
  const percent = (share: number) => (share ? formatShare(share, i18n.language) : t('none'))
  return (
    <SideDrawer open={open} onClose={onClose} title={t('title')} width={360} invisibleBackdrop>
      <Scrollbar sx={{ flexGrow: 1 }}>
        <Box sx={{ display: 'grid', gap: 3, p: 3, pt: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('intro')}
          </Typography>
          <Choice
            label={t('delay')}
            options={withOwn(delays, demo.delay).map((value) => ({ value, name: seconds(value) }))}
            value={demo.delay}
            onChange={(delay) => apply({ delay })}
          />
          <Choice
            label={t('fail')}
            hint={t('failHint')}
            options={withOwn(shares, demo.fail).map((value) => ({ value, name: percent(value) }))}
            value={demo.fail}
            onChange={(fail) => apply({ fail })}
          />
          <Choice
            label={t('next')}
            hint={t('nextHint')}
            options={[{ value: 0, name: t('normal') }, ...refusals.map((value) => ({ value, name: String(value) }))]}
            value={demo.next ?? 0}
            onChange={(value) => write({ next: valueIn(refusals, value) })}
          />
          <Toggle
            label={t('empty')}
            hint={t('emptyHint')}
            checked={demo.empty}
            onChange={(empty) => apply({ empty })}
          />
          <Toggle
            label={t('expire')}
            hint={t('expireHint')}
            checked={demo.expire}
            onChange={(expire) => write({ expire })}
          />
        </Box>
      </Scrollbar>
      <Foot>
        <CopyLink href={plainUrl} />
        <Button variant="outlined" color="inherit" startIcon={<Icon icon={restartIcon} />} onClick={reset}>
          {t('reset')}
        </Button>
        <Typography variant="caption" sx={{ textAlign: 'center', color: 'text.secondary' }}>
          {t('resetHint')}
        </Typography>
      </Foot>
    </SideDrawer>
  )
}

/** The offered values, and the URL's own. */
function withOwn(values: number[], own: number) {
  return values.includes(own) ? values : [...values, own].sort((a, b) => a - b)
}

/** The URL with a readable demo part; the router escapes more than a query needs. */
function plainUrl() {
  return location.href.replace(/([?&]demo=)([^&#]*)/, (_, name, text) => name + decodeURIComponent(text))
}

interface ToggleProps {
  label: string
  hint: string
  checked: boolean
  onChange: (on: boolean) => void
}

function Toggle({ label, hint, checked, onChange }: ToggleProps) {
  const id = useId()
  return (
    <Row>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        control={
          <Switch
            checked={checked}
            onChange={(_, on) => onChange(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <p id={id}>{hint}</p>
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  '& .MuiFormControlLabel-root': {
    display: 'flex',
    justifyContent: 'space-between',
    marginInline: '0 -8px',
    minHeight: 44,
  },
  '& .MuiFormControlLabel-label': theme.typography.subtitle2,
  '& p': { ...theme.typography.caption, margin: 0, marginBlockStart: -8, color: theme.vars.palette.text.secondary },
}))

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 3),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))
