import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { brandLink } from '@/components/brand-link'

/** A link to buy the template, in a new tab. */
export const PurchaseButton = memo(function PurchaseButton() {
  const { t } = useTranslation()
  return (
    <Button
      variant="outlined"
      color="inherit"
      href={brandLink('purchase')}
      target="_blank"
      rel="noopener"
      sx={{ flexShrink: 0 }}
    >
      {t('header.purchase')}
      <Box component="span" sx={visuallyHidden}>{`, ${t('common.opensNewTab')}`}</Box>
    </Button>
  )
})
