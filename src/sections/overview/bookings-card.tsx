import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Booking, bookings } from '@/api/bookings'
import { assetUrl } from '@/components/asset-url'
import { Flag } from '@/components/flag'
import { Label } from '@/components/label'
import { RouterLink } from '@/components/router-link'
import { formatDay } from '@/utils/format-date'
import { CardList, Row, Rows, Thumb } from './card-list'
import { OverviewCard } from './overview-card'
import { wideRoom } from './overview-frames'
import { TwoLines } from './two-lines'

export const bookingColors = { Paid: 'success', Pending: 'warning', Cancelled: 'error' } as const satisfies Record<
  Booking['status'],
  string
>

const rows = 5

/** The latest bookings. */
export function BookingsCard() {
  const { t } = useTranslation('overview')
  const query = useQuery(bookings.list({ pageSize: rows }))
  return (
    <OverviewCard
      title={t('newestBookings')}
      text={query.data?.total ? t('newestBookingsText', { count: query.data.total }) : undefined}
      action={
        <RouterLink
          to="/dashboard/group/six"
          search={{ tab: 'tours' }}
          underline="hover"
          sx={{ py: 0.25, fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {t('seeTours')}
        </RouterLink>
      }
      wide={8}
    >
      <CardList query={query} empty={t('noBookings')} rows={rows}>
        {(bookings) => (
          <Rows>
            {bookings.map((booking) => (
              <BookingRow key={booking.id} booking={booking} />
            ))}
          </Rows>
        )}
      </CardList>
    </OverviewCard>
  )
}

function BookingRow({ booking: { destination, customer, status, guests, checkIn, checkOut } }: { booking: Booking }) {
  const { t, i18n } = useTranslation('overview')
  const stay = t('stay', { from: formatDay(checkIn, i18n.language), to: formatDay(checkOut, i18n.language) })
  return (
    <Row>
      <Thumb src={assetUrl(destination.coverUrl)} alt="" width={64} height={48} loading="lazy" />
      <TwoLines
        second={
          <>
            <Box component="span" sx={{ display: 'flex', flex: 'none', zoom: 0.7 }}>
              <Flag countryCode={destination.country} />
            </Box>
            <span>{stay}</span>
          </>
        }
      >
        <RouterLink
          to="/dashboard/group/six"
          search={{ tab: 'tours', q: destination.name }}
          color="text.primary"
          underline="hover"
        >
          {destination.name}
        </RouterLink>
      </TwoLines>
      <Box
        sx={{
          display: 'none',
          [wideRoom]: { display: 'flex', alignItems: 'center', gap: 1.5, width: 200, minWidth: 0 },
        }}
      >
        <Avatar src={assetUrl(customer.avatarUrl)} alt="" sx={{ width: 32, height: 32 }} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography>{customer.name}</Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('guests', { count: guests })}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ flexShrink: 0, minWidth: 84, textAlign: 'end' }}>
        <Label color={bookingColors[status]}>{t(status)}</Label>
      </Box>
    </Row>
  )
}
