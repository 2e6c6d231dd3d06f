import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type Invoice, invoiceStatuses } from '@/api/invoices'
import { Icon } from '@/components/icon'
import { formatExactMoney, formatMoney, formatNumber } from '@/utils/format-number'
import { statusIcon, statusTone } from './invoice-status'

interface StatusFiguresProps {
  /** Count and sum per status; undefined renders skeletons. */
  counts?: Record<string, number> | undefined
  amounts?: Record<string, number> | undefined
  /** The status that the list is filtered by. */
  status: Invoice['status'] | undefined
  onChange: (status: Invoice['status'] | undefined) => void
}

/** The sum of all invoices, and each status' share of it; clicking one filters the list. */
export function StatusFigures({ counts, amounts, status: chosen, onChange }: StatusFiguresProps) {
  const { t, i18n } = useTranslation('invoices')
  const sum = (values: Record<string, number> = {}) => Object.values(values).reduce((all, value) => all + value, 0)
  const total = sum(amounts)
  const share = (status: string) => (total > 0 ? (amounts?.[status] ?? 0) / total : 0)
  return (
    <Frame component="section" aria-label={t('figures')} aria-busy={!counts}>
      <div className="total">
        <Typography component="h2" variant="subtitle2" sx={{ color: 'text.secondary' }}>
          {t('totalAmount')}
        </Typography>
        <Typography variant="display" component="p">
          {amounts ? formatExactMoney(total, i18n.language) : <Skeleton width={180} />}
        </Typography>
        <Box
          aria-hidden
          sx={{ display: 'flex', gap: '3px', height: 8, mt: 1.5, mb: 1, borderRadius: 1, overflow: 'hidden' }}
        >
          {total > 0 ? (
            invoiceStatuses.map((status) => (
              <Box
                key={status}
                sx={{
                  flexGrow: share(status),
                  minWidth: share(status) > 0 ? 3 : 0,
                  bgcolor: statusTone[status],
                  borderRadius: 0.5,
                }}
              />
            ))
          ) : (
            <Box sx={{ flexGrow: 1, bgcolor: 'action.selected' }} />
          )}
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {counts ? (
            t('count', { count: sum(counts), number: formatNumber(sum(counts), i18n.language) })
          ) : (
            <Skeleton width={80} />
          )}
        </Typography>
      </div>
      {invoiceStatuses.map((status) => (
        <Figure
          key={status}
          status={status}
          count={counts?.[status] ?? 0}
          amount={amounts?.[status] ?? 0}
          share={share(status)}
          loading={!counts}
          chosen={status === chosen}
          onChoose={() => onChange(status === chosen ? undefined : status)}
        />
      ))}
    </Frame>
  )
}

interface FigureProps {
  status: Invoice['status']
  count: number
  amount: number
  share: number
  loading: boolean
  chosen: boolean
  onChoose: () => void
}

function Figure({ status, count, amount, share, loading, chosen, onChoose }: FigureProps) {
  const { t, i18n } = useTranslation('invoices')
  return (
    <ButtonBase className="figure" aria-pressed={chosen} disabled={loading} onClick={onChoose}>
      <Ring status={status} share={share} />
      <Box component="span" sx={{ minWidth: 0, display: 'grid' }}>
        <Typography component="span" variant="subtitle2">
          {t(`statuses.${status}`)}
        </Typography>
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
          {loading ? <Skeleton width={56} /> : t('count', { count, number: formatNumber(count, i18n.language) })}
        </Typography>
        <Typography variant="subtitle2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {loading ? <Skeleton width={72} /> : formatMoney(amount, i18n.language)}
        </Typography>
      </Box>
    </ButtonBase>
  )
}

const radius = 24
const length = 2 * Math.PI * radius

/** The share of a status as a ring around its icon. Decorative: the amount is beside it. */
function Ring({ status, share }: { status: Invoice['status']; share: number }) {
  return (
    <Box
      component="span"
      sx={{ position: 'relative', display: 'grid', placeItems: 'center', flexShrink: 0, color: statusTone[status] }}
    >
      <svg width={56} height={56} viewBox="0 0 56 56" aria-hidden fill="none" strokeWidth={4}>
        <circle cx={28} cy={28} r={radius} stroke="currentColor" opacity={0.16} />
        {share > 0 && (
          <circle
            cx={28}
            cy={28}
            r={radius}
            stroke="currentColor"
            strokeLinecap="round"
            strokeDasharray={`${share * length} ${length}`}
            transform="rotate(-90 28 28)"
          />
        )}
      </svg>
      <Box component="span" sx={{ position: 'absolute', display: 'flex' }}>
        <Icon icon={statusIcon[status]} size={24} />
      </Box>
    </Box>
  )
}

const Frame = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: `calc(var(--ark-card-padding) - ${theme.spacing(1)})`,
  marginBottom: theme.spacing(3),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& .total': { gridColumn: '1 / -1', minWidth: 0, padding: theme.spacing(1) },
  '& .figure': {
    justifyContent: 'start',
    gap: theme.spacing(1.5),
    minWidth: 0,
    padding: theme.spacing(1.5),
    textAlign: 'start',
    borderRadius: `calc(1.5 * ${theme.vars.shape.borderRadius})`,
    transition: 'background-color 120ms',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-pressed="true"]': {
      backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.08),
      outline: '2px solid',
      outlineOffset: -2,
      outlineColor: theme.vars.palette.primary.main,
    },
  },
  [theme.breakpoints.down('sm')]: {
    '& .figure': { gap: theme.spacing(1), padding: theme.spacing(1) },
    '& .figure svg[viewBox="0 0 56 56"]': { width: 40, height: 40 },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: '1.5fr repeat(4, minmax(0, 1fr))',
    alignItems: 'center',
    '& .total': { gridColumn: 'auto', marginInlineEnd: theme.spacing(2) },
  },
})) as typeof Card
