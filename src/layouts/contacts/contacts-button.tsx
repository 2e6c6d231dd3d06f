import IconButton from '@mui/material/IconButton'
import { memo, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import contactsIcon from '~icons/solar/users-group-rounded-linear'

const ContactsPopover = lazyPart(() => import('./contacts-popover'), 'ContactsPopover', { ahead: true })

/** Opens the popover with the contacts. */
export const ContactsButton = memo(function ContactsButton() {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  // Once opened the popover stays mounted, so that it can animate closing.
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('contacts.title')}
        aria-haspopup="dialog"
        onPointerEnter={ContactsPopover.preload}
        onFocus={ContactsPopover.preload}
        onClick={() => setOpen(true)}
      >
        <Icon icon={contactsIcon} size={24} />
      </IconButton>
      <Suspense>
        {open !== undefined && (
          <ContactsPopover open={open} anchor={() => button.current} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
})
