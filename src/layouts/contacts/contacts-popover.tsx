import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Contact, contactsQuery } from '@/api/contacts'
import { Icon } from '@/components/icon'
import { Scrollbar } from '@/components/scrollbar'
import { useCloseOnNavigation } from '@/components/side-drawer'
import { Still } from '@/components/still'
import { useEndSide } from '@/components/text-sides'
import { failureText } from '@/i18n/failure-text'
import { formatNumber } from '@/utils/format-number'
import closeIcon from '~icons/solar/close-circle-linear'
import { ContactItem, ContactsSkeleton } from './contact-item'

const listHeight = 320 // px

// Who can be reached comes first.
const rank: Record<Contact['status'], number> = { online: 0, alway: 1, busy: 2, offline: 3 }

interface ContactsPopoverProps {
  open: boolean
  /** Gives the button that it hangs from. */
  anchor: () => Element | null
  onClose: () => void
}

/** The people one works with, and whether they are there. */
export function ContactsPopover({ open, anchor, onClose }: ContactsPopoverProps) {
  const { t, i18n } = useTranslation()
  const horizontal = useEndSide()
  useCloseOnNavigation(open, onClose)
  const { data, error, isError, isFetching, refetch } = useQuery(contactsQuery())
  const contacts = data?.data.toSorted((a, b) => rank[a.status] - rank[b.status])
  const online = contacts?.filter(({ status }) => status === 'online' || status === 'alway').length ?? 0

  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('contacts.title'),
          sx: { mt: 1, width: 360, overflow: 'hidden', '@media (forced-colors: active)': { border: '1px solid' } },
        },
      }}
    >
      <Still when={!open}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5, pl: 2.5 }}>
          <Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
            {t('contacts.title')}
          </Typography>
          {contacts && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('contacts.online', { number: formatNumber(online, i18n.language) })}
            </Typography>
          )}
          <IconButton aria-label={t('common.close')} onClick={onClose} color="inherit">
            <Icon icon={closeIcon} size={24} />
          </IconButton>
        </Box>
        <Scrollbar slotProps={{ scroller: { 'aria-busy': !contacts && !isError } }} sx={{ height: listHeight }}>
          {contacts?.length ? (
            <Box component="ul" sx={{ m: 0, px: 1, pt: 0, pb: 1 }}>
              {contacts.map((contact) => (
                <ContactItem key={contact.id} contact={contact} />
              ))}
            </Box>
          ) : contacts ? (
            <Notice title={t('contacts.emptyTitle')} text={t('contacts.emptyText')} />
          ) : isError ? (
            <Box role="alert" sx={{ display: 'grid', justifyItems: 'center' }}>
              <Notice title={t('errors.failedTitle')} text={failureText(error)} />
              <Button variant="contained" loading={isFetching} onClick={() => refetch()}>
                {t('common.retry')}
              </Button>
            </Box>
          ) : (
            <ContactsSkeleton />
          )}
        </Scrollbar>
      </Still>
    </Popover>
  )
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ px: 3, pt: 9, pb: 3, textAlign: 'center' }}>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
    </Box>
  )
}
