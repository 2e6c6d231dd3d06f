import Avatar from '@mui/material/Avatar'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Overview } from '@/api/overview'
import { type Ticket, tickets } from '@/api/tickets'
import { assetUrl } from '@/components/asset-url'
import { Label, type LabelColor } from '@/components/label'
import { formatPrice } from '@/utils/format-number'
import { CardList, Row, Rows } from './card-list'
import { OverviewCard } from './overview-card'
import { ShareBar } from './share-bar'
import { TwoLines } from './two-lines'

const rows = 4

const colors = { Sold: 'success', Pending: 'warning', Canceled: 'error' } satisfies Record<Ticket['status'], LabelColor>

/** The tickets by status, and the latest ones. */
export function TicketsCard({ counts }: { counts: Overview['ticketsByStatus'] | undefined }) {
  const { t, i18n } = useTranslation('overview')
  const query = useQuery(tickets.list({ pageSize: rows }))
  const total = query.data?.total
  return (
    <OverviewCard title={t('ticketsTitle')} text={total ? t('ticketsText', { count: total }) : undefined} wide={4}>
      {counts?.some(({ count }) => count > 0) && (
        <ShareBar
          parts={counts.map(({ status, count }) => ({ name: t(status), value: count, color: colors[status] }))}
        />
      )}
      <CardList query={query} empty={t('noTickets')} rows={rows} picture="circular">
        {(tickets) => (
          <Rows>
            {tickets.map(({ id, event, seat, price, customer, status }) => (
              <Row key={id}>
                <Avatar src={assetUrl(customer.avatarUrl)} alt="" />
                <TwoLines
                  second={
                    <>
                      <span>{customer.name}</span>
                      <span data-after-dot>{t('seat', { seat })}</span>
                    </>
                  }
                >
                  {event}
                </TwoLines>
                <div style={{ textAlign: 'end' }}>
                  <Typography sx={{ fontWeight: 600, mb: 0.25 }}>{formatPrice(price, i18n.language)}</Typography>
                  <Label color={colors[status]}>{t(status)}</Label>
                </div>
              </Row>
            ))}
          </Rows>
        )}
      </CardList>
    </OverviewCard>
  )
}
