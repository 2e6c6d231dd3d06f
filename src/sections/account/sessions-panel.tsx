import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardHeader from '@mui/material/CardHeader'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { load, way } from '#auth-way'
import { type Device, devices } from '@/api/account'
import { endSession } from '@/auth/session'
import { EmptyState } from '@/components/empty-state'
import { useFocusIfFewer } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { LoadFailure } from '@/components/records/load-failure'
import { RelativeTime } from '@/components/relative-time'
import { showMessage } from '@/components/snackbar-store'
import { useChange } from '@/components/use-change'
import { failureText } from '@/i18n/failure-text'
import desktopIcon from '~icons/solar/monitor-bold-duotone'
import phoneIcon from '~icons/solar/smartphone-bold-duotone'
import tabletIcon from '~icons/solar/tablet-bold-duotone'
import { PanelSkeleton } from './account-skeleton'

const icons = { desktop: desktopIcon, phone: phoneIcon, tablet: tabletIcon }

/** Where the user is signed in, as far as the auth provider tells. */
export function SessionsPanel() {
  const { t } = useTranslation('account')
  if (way.otherSessions === 'list') return <DeviceList />
  return (
    <Card>
      <CardHeader title={t('tabs.sessions')} subheader={t('sessions.noList', { provider: way.name })} />
      <Box sx={{ p: 'var(--ark-card-padding)' }}>
        {way.otherSessions ? (
          <SignOutElsewhere withThis={way.otherSessions === 'all'} />
        ) : (
          <Alert severity="info">{t('sessions.notHere', { provider: way.name })}</Alert>
        )}
      </Box>
    </Card>
  )
}

function DeviceList() {
  const { t } = useTranslation('account')
  const change = useChange()
  const list = useQuery(devices.list)
  const rows = list.data?.data
  const others = rows?.filter(({ isCurrent }) => !isCurrent) ?? []

  // The button that was pressed is gone with its session.
  const items = useRef<HTMLUListElement>(null)
  useFocusIfFewer(others.length, () => items.current)

  const signOutAll = () =>
    change(
      { resource: devices, drop: others.map(({ id }) => id), call: () => devices.signOut() },
      { text: t('sessions.saidAll') },
    )
  const signOut = (device: Device) =>
    change(
      { resource: devices, drop: [device.id], call: () => devices.signOut(device.id) },
      { text: t('sessions.said', { device: nameOf(device) }) },
    )

  return (
    <Card>
      <CardHeader
        title={t('tabs.sessions')}
        subheader={t('sessions.text')}
        action={
          others.length > 1 && (
            <Button variant="soft" color="error" onClick={signOutAll}>
              {t('sessions.signOutAll')}
            </Button>
          )
        }
        sx={{ flexWrap: 'wrap', gap: 2, '& .MuiCardHeader-action': { m: 0 } }}
      />
      {list.error && !rows ? (
        <LoadFailure failure={list.error} onRetry={list.refetch} loading={list.isFetching} />
      ) : !rows ? (
        <Box sx={{ p: 'var(--ark-card-padding)' }}>
          <PanelSkeleton />
        </Box>
      ) : rows.length === 0 ? (
        <EmptyState character={4} title={t('sessions.emptyTitle')} text={t('sessions.emptyText')} />
      ) : (
        <Box
          ref={items}
          component="ul"
          tabIndex={-1}
          aria-label={t('tabs.sessions')}
          sx={{ m: 0, p: 0, pt: 2, listStyle: 'none' }}
        >
          {rows.map((device) => (
            <DeviceItem key={device.id} device={device} onSignOut={() => signOut(device)} />
          ))}
        </Box>
      )}
    </Card>
  )
}

function DeviceItem({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const { t } = useTranslation('account')
  const { kind, place, lastActiveAt, isCurrent } = device
  const name = nameOf(device) || t(`sessions.kinds.${kind}`)
  return (
    <ListItem
      divider
      sx={{
        flexWrap: 'wrap',
        gap: 2,
        minHeight: 80,
        px: 'var(--ark-card-padding)',
        '&:last-of-type': { borderBlockEnd: 0 },
      }}
    >
      <Box sx={{ display: 'grid', p: 1.25, borderRadius: 1.5, bgcolor: 'action.hover', color: 'text.secondary' }}>
        <Icon icon={icons[kind]} size={24} />
      </Box>
      <ListItemText
        sx={{ minWidth: 160 }}
        primary={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <bdi>{name}</bdi>
            {isCurrent && <Label color="success">{t('sessions.current')}</Label>}
          </Box>
        }
        secondary={
          <>
            {place && (
              <>
                <bdi>{place}</bdi>
                {' · '}
              </>
            )}
            <RelativeTime value={lastActiveAt} />
          </>
        }
      />
      {!isCurrent && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          aria-label={t('sessions.signOutOf', { device: name })}
          onClick={onSignOut}
        >
          {t('sessions.signOut')}
        </Button>
      )}
    </ListItem>
  )
}

const nameOf = ({ browser, system }: Device) => [browser, system].filter(Boolean).join(' · ')

/** For an auth provider that ends sessions, but doesn't list them. */
function SignOutElsewhere({ withThis }: { withThis: boolean }) {
  const { t } = useTranslation('account')
  const [leaving, setLeaving] = useState(false)
  async function leave() {
    setLeaving(true)
    try {
      await (await load()).signOutElsewhere?.()
      if (withThis) endSession('signed-out')
      else showMessage({ text: t('sessions.saidAll') })
    } catch (failure) {
      showMessage({ text: failureText(failure), severity: 'error' })
    } finally {
      setLeaving(false)
    }
  }
  return (
    <Button variant="soft" color="error" loading={leaving} onClick={leave}>
      {t(withThis ? 'sessions.signOutEverywhere' : 'sessions.signOutAll')}
    </Button>
  )
}
