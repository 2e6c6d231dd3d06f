import type { IconifyIcon } from '@iconify/react/offline'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { useMenu } from '@/components/records/use-menu'
import clockIcon from '~icons/solar/clock-circle-linear'
import closeIcon from '~icons/solar/close-circle-linear'
import textIcon from '~icons/solar/document-text-linear'
import zoneIcon from '~icons/solar/global-linear'
import placeIcon from '~icons/solar/map-point-linear'
import editIcon from '~icons/solar/pen-linear'
import repeatIcon from '~icons/solar/repeat-linear'
import deleteIcon from '~icons/solar/trash-bin-trash-linear'
import peopleIcon from '~icons/solar/users-group-rounded-linear'
import { ColorDot } from './event-chip'
import type { Occurrence } from './occurrences'
import { useEventChanges } from './use-event-changes'
import { useEventText } from './use-event-text'
import { ownZone } from './wall-time'

interface EventDetailProps {
  occurrence: Occurrence
  onEdit: () => void
  onClose: (done?: boolean) => void
  onGone: (occurrence: Occurrence) => void
}

/** The details of an event at one of its times. */
export function EventDetail({ occurrence, onEdit, onClose, onGone }: EventDetailProps) {
  const { t } = useTranslation('calendar')
  const shell = useTranslation().t
  const can = useCan('calendar')
  const title = useId()
  const texts = useEventText()
  const changes = useEventChanges()
  const menu = useMenu<Occurrence>()
  const { event, start } = occurrence
  const elsewhere = texts.elsewhere(occurrence)

  function remove(change: (occurrence: Occurrence) => Promise<boolean>) {
    onClose(true)
    onGone(occurrence)
    change(occurrence)
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => onClose()} aria-labelledby={title}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, p: 3, pb: 2, pe: 7 }}>
        <ColorDot tone={event.color} />
        <Typography id={title} variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {event.title}
        </Typography>
        <IconButton
          aria-label={shell('common.close')}
          onClick={() => onClose()}
          sx={{ position: 'absolute', insetBlockStart: 16, insetInlineEnd: 16 }}
        >
          <Icon icon={closeIcon} />
        </IconButton>
      </Box>
      <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0, px: 3, pb: 1, overflow: 'auto' }}>
        <Fact icon={clockIcon} label={t('time')}>
          {texts.text(start, 'date')}
          <br />
          {texts.times(occurrence)}
        </Fact>
        <Fact icon={zoneIcon} label={t('fields.timeZone')}>
          {elsewhere ?? (event.allDay ? undefined : texts.zone(ownZone(), Date.parse(event.startDate)))}
        </Fact>
        <Fact icon={repeatIcon} label={t('fields.repeat')}>
          {event.rrule && texts.repeated(event)}
        </Fact>
        <Fact icon={placeIcon} label={t('fields.location')}>
          {event.location}
        </Fact>
        <Fact icon={textIcon} label={t('fields.description')}>
          {event.description}
        </Fact>
        <Fact icon={peopleIcon} label={t('fields.attendees')}>
          {event.attendees.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', display: 'grid', gap: 1, m: 0, p: 0 }}>
              {event.attendees.map(({ id, name, avatarUrl }) => (
                <Box key={id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                  <Avatar src={assetUrl(avatarUrl)} alt="" sx={{ width: 28, height: 28 }} />
                  {name}
                </Box>
              ))}
            </Box>
          )}
        </Fact>
      </Box>
      <DialogActions>
        {can.delete && (
          <Button
            color="error"
            startIcon={<Icon icon={deleteIcon} />}
            aria-haspopup={event.rrule ? 'menu' : undefined}
            onClick={({ currentTarget }) =>
              event.rrule ? menu.show(occurrence, currentTarget) : remove(changes.remove)
            }
            sx={{ me: 'auto' }}
          >
            {t('delete')}
          </Button>
        )}
        {can.change && (
          <Button variant="contained" startIcon={<Icon icon={editIcon} />} onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
      </DialogActions>
      {menu.opened && (
        <Menu anchorEl={menu.opened.anchor} open={menu.open} onClose={menu.close}>
          <MenuItem onClick={() => remove(changes.removeOne)}>{t('deleteOne')}</MenuItem>
          <MenuItem onClick={() => remove(changes.remove)}>{t('deleteAll')}</MenuItem>
        </Menu>
      )}
    </Dialog>
  )
}

/** One fact of the event; nothing if it is empty. */
function Fact({ icon, label, children }: { icon: IconifyIcon; label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Box component="dt" sx={{ display: 'flex', color: 'text.secondary', pt: 0.25 }}>
        <Icon icon={icon} aria-label={label} />
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Box>
    </Box>
  )
}
