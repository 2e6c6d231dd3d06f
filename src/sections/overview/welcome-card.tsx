import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { RouterButton } from '@/components/router-link'
import { WelcomeFrame } from './overview-frames'

export function WelcomeCard({ name }: { name: string | undefined }) {
  const { t } = useTranslation()
  return (
    <WelcomeFrame>
      <Typography variant="h2">{name ? t('overview.welcome', { name }) : t('overview.welcomeNobody')}</Typography>
      <Typography sx={{ mt: 1, mb: 3, maxWidth: 480, color: 'text.secondary' }}>{t('overview.welcomeText')}</Typography>
      <RouterButton to="/dashboard/two" variant="contained">
        {t('overview.goToOrders')}
      </RouterButton>
      <Box
        component="img"
        src={assetUrl('assets/illustrations/character-1.webp')}
        alt=""
        width={240}
        height={240}
        sx={{
          position: 'absolute',
          insetInlineEnd: 32,
          insetBlockEnd: -16,
          display: { xs: 'none', sm: 'block' },
          '[dir="rtl"] &': { transform: 'scaleX(-1)' },
        }}
      />
    </WelcomeFrame>
  )
}
