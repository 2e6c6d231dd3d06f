import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { brandLink } from '@/components/brand-link'

/** The promotion at the bottom of the account drawer. */
export function AccountPromotion() {
  const { t } = useTranslation()
  return (
    <Card>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="p">
          {t('account.promoOff')}
        </Typography>
        <Typography sx={{ mb: 2 }}>{t('account.promoTitle')}</Typography>
        <Button variant="contained" size="small" href={brandLink('upgrade')} target="_blank" rel="noopener">
          {t('nav.upgrade')}
          <span style={visuallyHidden}>{`, ${t('common.opensNewTab')}`}</span>
        </Button>
      </Box>
      <img src={assetUrl('assets/illustrations/character-10.webp')} alt="" width={104} height={104} loading="lazy" />
    </Card>
  )
}

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(2),
  paddingInlineEnd: theme.spacing(1),
  borderRadius: `calc(2 * ${theme.vars.shape.borderRadius})`,
  color: theme.vars.palette.primary.ink,
  backgroundImage: `linear-gradient(135deg, ${theme.vars.palette.primary.soft}, ${theme.vars.palette.secondary.soft})`,
  outline: '1px solid var(--ark-edge)',
  '& > img': { flexShrink: 0 },
}))
