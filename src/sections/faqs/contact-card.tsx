import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { brandLink } from '@/components/brand-link'
import { Icon } from '@/components/icon'
import { config } from '@/config'
import outIcon from '~icons/solar/arrow-right-up-linear'
import bookIcon from '~icons/solar/book-2-linear'
import letterIcon from '~icons/solar/letter-linear'

/** A contact for questions that are not answered. */
export function ContactCard() {
  const { t } = useTranslation('faqs')
  const { t: shell } = useTranslation()
  return (
    <Card
      component="section"
      aria-labelledby="contact"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: 'center',
        gap: { xs: 1, sm: 4 },
        px: { xs: 2, sm: 4 },
        py: 3,
        mt: 4,
        textAlign: { xs: 'center', sm: 'start' },
      }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Typography id="contact" variant="h3" component="h2">
          {t('contactTitle')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, mb: 2.5, maxWidth: 520, color: 'text.secondary' }}>
          {t('contactText')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: { xs: 'center', sm: 'start' } }}>
          {__STORYBOOK__ && (
            <Button
              variant="contained"
              href={`${config.basePath}storybook/`}
              target="_blank"
              rel="noopener"
              startIcon={<Icon icon={bookIcon} />}
              endIcon={<Icon icon={outIcon} size={18} flip />}
            >
              {t('storybook')}
              <span style={visuallyHidden}>{`, ${shell('common.opensNewTab')}`}</span>
            </Button>
          )}
          <Button variant="outlined" color="inherit" href={brandLink('support')} startIcon={<Icon icon={letterIcon} />}>
            {t('write')}
          </Button>
        </Box>
      </Box>
      <Box
        component="img"
        src={assetUrl('assets/illustrations/character-10.webp')}
        alt=""
        width={176}
        height={176}
        loading="lazy"
        sx={{ order: { xs: -1, sm: 0 }, flexShrink: 0, '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
      />
    </Card>
  )
}
