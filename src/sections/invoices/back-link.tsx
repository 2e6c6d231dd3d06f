import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusIfLost } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { backLink } from '@/components/records/record-form-page'
import { RouterLink } from '@/components/router-link'
import backIcon from '~icons/solar/alt-arrow-left-linear'
import { invoicesPage } from './invoices-search'

/**
 * The link back to the list, above the heading of the page that replaces it. `focus` moves the focus to it if the user came from
 * another page; opening a URL does not move the focus.
 */
export function BackLink({ focus }: { focus: boolean }) {
  const { t } = useTranslation('invoices')
  const link = useRef<HTMLAnchorElement>(null)
  const moved = useRef(focus)
  useEffect(() => {
    if (moved.current) focusIfLost(link.current)
  }, [])
  return (
    <RouterLink
      ref={link}
      {...invoicesPage.link({ id: undefined, edit: undefined, new: undefined })}
      color="textSecondary"
      underline="hover"
      sx={backLink}
    >
      <Icon icon={backIcon} size={16} flip />
      {t('back')}
    </RouterLink>
  )
}
