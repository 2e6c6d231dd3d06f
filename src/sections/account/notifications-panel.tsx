import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardHeader from '@mui/material/CardHeader'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Wanted, wanted } from '@/api/account'
import { notificationTypes } from '@/api/notifications'
import { LoadFailure } from '@/components/records/load-failure'
import { useChange } from '@/components/use-change'
import { PanelSkeleton } from './account-skeleton'

const channels = ['app', 'email'] as const

/** The notifications that the user wants, by type and channel; each change is saved at once. */
export function NotificationsPanel() {
  const { t } = useTranslation('account')
  const change = useChange()
  const query = useQuery(wanted.record)
  const { data } = query
  if (query.error && !data)
    return (
      <Card>
        <LoadFailure failure={query.error} onRetry={query.refetch} loading={query.isFetching} />
      </Card>
    )
  if (!data) return <PanelSkeleton />

  const save = (changed: Partial<Wanted>) =>
    change(
      { resource: wanted, put: [{ ...data, ...changed }], call: () => wanted.update(changed) },
      { text: t('notifications.saved') },
    )

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Card>
        <CardHeader title={t('notifications.title')} subheader={t('notifications.text')} />
        <Table aria-label={t('notifications.title')} sx={{ mt: 2 }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('notifications.type')}</TableCell>
              {channels.map((channel) => (
                <TableCell key={channel} align="center" sx={{ width: 96 }}>
                  {t(`notifications.channels.${channel}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {notificationTypes.map((type) => (
              <TableRow key={type}>
                <TableCell component="th" scope="row">
                  {t(`notifications.types.${type}`)}
                </TableCell>
                {channels.map((channel) => (
                  <TableCell key={channel} align="center" padding="none">
                    <Checkbox
                      checked={data.types[type][channel]}
                      onChange={({ target }) =>
                        save({
                          types: { ...data.types, [type]: { ...data.types[type], [channel]: target.checked } },
                        })
                      }
                      slotProps={{
                        input: {
                          'aria-label': t('notifications.of', {
                            type: t(`notifications.types.${type}`),
                            channel: t(`notifications.channels.${channel}`),
                          }),
                        },
                      }}
                    />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
      <Card sx={{ p: 'var(--ark-card-padding)' }}>
        <FormControlLabel
          control={<Switch checked={data.weekly} onChange={({ target }) => save({ weekly: target.checked })} />}
          label={
            <>
              {t('notifications.weekly')}
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {t('notifications.weeklyText')}
              </Typography>
            </>
          }
          sx={{ gap: 1 }}
        />
      </Card>
    </Box>
  )
}
