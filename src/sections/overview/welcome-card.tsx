import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Overview } from '@/api/overview'
import { assetUrl } from '@/components/asset-url'
import { RouterButton } from '@/components/router-link'
import { formatShare } from '@/utils/format-number'
import { middleRoom, WelcomeFrame } from './overview-frames'

interface WelcomeCardProps {
  name: string | undefined
  overview: Overview | undefined
}

/** A welcome, a summary of the figures, and links to continue. */
export function WelcomeCard({ name, overview }: WelcomeCardProps) {
  const { t, i18n } = useTranslation('overview')
  const waiting = overview?.pendingOrders ?? 0
  const sales = overview?.figures.find(({ name }) => name === 'sales')

  function salesSentence() {
    if (!overview || !sales) return ''
    if (!sales.value) return t('salesNone')
    const share = sales.previous ? sales.value / sales.previous - 1 : 0
    const change = formatShare(Math.abs(share), i18n.language)
    const before = t(`before${overview.period}`)
    if (Math.abs(share) < 0.0005) return t('salesSame', { before })
    return share > 0 ? t('salesUp', { change, before }) : t('salesDown', { change, before })
  }

  return (
    <WelcomeFrame>
      <Blur src={assetUrl('assets/backgrounds/blur-1.webp')} alt="" width={1440} height={1080} />
      <Typography variant="h2" sx={{ maxWidth: 440, overflowWrap: 'anywhere' }}>
        {name ? t('welcome', { name }) : t('welcomeNobody')}
      </Typography>
      <Typography variant="body1" sx={{ mt: 1, mb: 2.5, maxWidth: 440, minHeight: 48, color: 'text.secondary' }}>
        {overview && `${salesSentence()} ${waiting ? t('waiting', { count: waiting }) : t('waitingNone')}`}
      </Typography>
      <RouterButton to="/dashboard/two" search={waiting ? { status: 'pending' } : {}} variant="contained">
        {waiting ? t('seePending') : t('seeOrders')}
      </RouterButton>
      <Character src={assetUrl('assets/illustrations/character-1.webp')} alt="" width={240} height={240} />
    </WelcomeFrame>
  )
}

const Blur = styled('img')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0.7,
  mixBlendMode: 'multiply',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  ...theme.applyStyles('dark', { opacity: 0.14, mixBlendMode: 'normal' }),
  '@media (forced-colors: active)': { display: 'none' },
}))

const Character = styled('img')({
  display: 'none',
  position: 'absolute',
  insetInlineEnd: 20,
  insetBlockEnd: -10,
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  [middleRoom]: { display: 'block' },
})
