import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { Logo } from '@/components/logo'
import { RouterButton } from '@/components/router-link'

export function NotFoundView() {
  const { t } = useTranslation()
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <Box component="header" sx={{ p: 3 }}>
        <Logo />
      </Box>
      <Box component="main" sx={{ display: 'grid', placeContent: 'center', pb: 12 }}>
        <EmptyState level={1} title={t('errors.notFoundTitle')} text={t('errors.notFoundText')} character={4}>
          <RouterButton to="/" variant="contained" size="large">
            {t('common.backToDashboard')}
          </RouterButton>
        </EmptyState>
      </Box>
    </Box>
  )
}
