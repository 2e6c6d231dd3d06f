import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Popper, { type PopperProps } from '@mui/material/Popper'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '@/api/contacts'
import { assetUrl } from '@/components/asset-url'
import { EmailText } from '@/components/email-text'
import { RelativeTime } from '@/components/relative-time'
import { useEndSide, useStartSide } from '@/components/text-sides'

type PopperInstance = NonNullable<Extract<PopperProps['popperRef'], { current: unknown }>['current']>

interface ContactCardProps {
  contact: Contact
  /** Of the card, for `aria-describedby`. */
  id: string
  /** The contact's row. */
  row: Element | null
  /** The presence, as in the row. */
  state: string
}

/** What is known of a contact, beside their row. Links would be out of the row's order: it has them. */
export function ContactCard({ contact, id, row, state }: ContactCardProps) {
  const { name, avatarUrl, role, address, email, phoneNumber, lastActivity } = contact
  const { t } = useTranslation()
  const start = useStartSide()
  const end = useEndSide()
  const fitsBeside = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up(720))
  const popper = useRef<PopperInstance>(null)
  // A popover that is still growing is what `fixed` is relative to: the position is computed again at its end.
  useEffect(() => {
    const update = ({ target }: Event) => target instanceof Node && target.contains(row) && popper.current?.update()
    document.addEventListener('transitionend', update)
    return () => document.removeEventListener('transitionend', update)
  }, [row])
  const facts: [label: string, value: ReactNode][] = [
    [t('contacts.status'), state],
    [t('contacts.lastActivity'), <RelativeTime key="lastActivity" value={lastActivity} />],
    [t('auth.email'), email && <EmailText>{email}</EmailText>],
    [t('contacts.phone'), phoneNumber && <bdi>{phoneNumber}</bdi>],
    [t('contacts.address'), address && <bdi>{address}</bdi>],
  ]
  return (
    <Popper
      id={id} // its role is tooltip
      open
      popperRef={popper}
      // Inside the row, so that a pointer on the card is on the row.
      disablePortal
      anchorEl={row}
      placement={fitsBeside ? `${start}-start` : 'bottom'}
      popperOptions={{ strategy: 'fixed' }}
      modifiers={[
        { name: 'offset', options: { offset: [0, 12] } },
        { name: 'flip', options: { fallbackPlacements: [`${end}-start`, 'bottom', 'top'], padding: 8, boundary: [] } },
        // Where it fits nowhere, it covers its row rather than leaving the window.
        { name: 'preventOverflow', options: { padding: 8, boundary: [], altAxis: true } },
      ]}
      sx={{ zIndex: 1 }}
    >
      <Card elevation={16}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Avatar src={assetUrl(avatarUrl)} alt="" sx={{ width: 56, height: 56 }} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle1" component="p" dir="auto">
              {name}
            </Typography>
            {role && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }} dir="auto">
                {role}
              </Typography>
            )}
          </Box>
        </Box>
        <dl>
          {facts.map(
            ([label, value]) =>
              value && (
                <Fragment key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ),
          )}
        </dl>
      </Card>
    </Popper>
  )
}

const Card = styled(Paper)(({ theme }) => ({
  width: 320,
  maxWidth: 'calc(100vw - 32px)',
  padding: 20,
  borderRadius: 16,
  cursor: 'auto',
  '@media (forced-colors: active)': { border: '1px solid' },
  '& dl': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '8px 16px',
    margin: '16px 0 0',
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))
