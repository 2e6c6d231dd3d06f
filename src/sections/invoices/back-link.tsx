import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusIfLost } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { RouterLink } from '@/components/router-link'
import backIcon from '~icons/solar/alt-arrow-left-linear'

/**
 * The way back to the list, over the heading of what stands in its place. `focus` once a person has come from another
 * page: an address that is opened does not move the keyboard.
 */
export function BackLink({ focus }: { focus: boolean }) {
  const { t } = useTranslation('invoices')
  const link = useRef<HTMLAnchorElement>(null)
  const moved = useRef(focus)
  useEffect(() => {
    if (moved.current) focusIfLost(link.current)
  }, [])
  return (
    <Box sx={{ mb: 1, displayPrint: 'none' }}>
      <RouterLink
        ref={link}
        to="."
        search={(held: object) => ({ ...held, id: undefined, edit: undefined, new: undefined })}
        color="textSecondary"
        underline="hover"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: { xs: 44, sm: 24 }, fontWeight: 500 }}
      >
        <Icon icon={backIcon} size={16} flip />
        {t('back')}
      </RouterLink>
    </Box>
  )
}
