import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Contact, contacts } from '@/api/contacts'
import { Icon } from '@/components/icon'
import { CompactFailure } from '@/components/records/compact-failure'
import { Scrollbar } from '@/components/scrollbar'
import { useCloseOnNavigation } from '@/components/side-drawer'
import { Still } from '@/components/still'
import { useEndSide } from '@/components/text-sides'
import { formatNumber } from '@/utils/format-number'
import closeIcon from '~icons/solar/close-circle-linear'
import { ContactItem, ContactsSkeleton, contactMark } from './contact-item'
import { useCards } from './use-cards'

const listHeight = 320 // px

// Available contacts come first.
const rank: Record<Contact['status'], number> = { online: 0, alway: 1, busy: 2, offline: 3 }

interface ContactsPopoverProps {
  open: boolean
  /** Returns the anchor button. */
  anchor: () => Element | null
  onClose: () => void
}

/** The user's contacts and their presence. */
export function ContactsPopover({ open, anchor, onClose }: ContactsPopoverProps) {
  const { t, i18n } = useTranslation()
  const horizontal = useEndSide()
  useCloseOnNavigation(open, onClose)
  const { data, error, isError, isFetching, refetch } = useQuery(contacts.list())
  const people = data?.data.toSorted((a, b) => rank[a.status] - rank[b.status])
  const online = people?.filter(({ status }) => status === 'online' || status === 'alway').length ?? 0

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
          {people && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('contacts.online', { number: formatNumber(online, i18n.language) })}
            </Typography>
          )}
          <IconButton aria-label={t('common.close')} onClick={onClose} color="inherit">
            <Icon icon={closeIcon} size={24} />
          </IconButton>
        </Box>
        <Scrollbar slotProps={{ scroller: { 'aria-busy': !people && !isError } }} sx={{ height: listHeight }}>
          {people?.length ? (
            <ContactList people={people} />
          ) : people ? (
            <Box sx={{ px: 3, pt: 9, pb: 3, textAlign: 'center' }}>
              <Typography variant="subtitle1" component="h3">
                {t('contacts.emptyTitle')}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{t('contacts.emptyText')}</Typography>
            </Box>
          ) : isError ? (
            <CompactFailure failure={error} loading={isFetching} onRetry={refetch} />
          ) : (
            <ContactsSkeleton />
          )}
        </Scrollbar>
      </Still>
    </Popover>
  )
}

function ContactList({ people }: { people: Contact[] }) {
  const cards = useCards(contactMark)
  return (
    <Box component="ul" sx={{ m: 0, px: 1, pt: 0, pb: 1 }}>
      {people.map((contact) => (
        <ContactItem key={contact.id} contact={contact} cards={cards} />
      ))}
    </Box>
  )
}
