import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Overview } from '@/api/overview'
import { Flag } from '@/components/flag'
import { Icon } from '@/components/icon'
import { countryName } from '@/utils/countries'
import { formatMoney, formatShare } from '@/utils/format-number'
import othersIcon from '~icons/solar/global-linear'
import { CardEmpty } from './card-empty'
import { OverviewCard } from './overview-card'

const shown = 6

/** The sales of the period by country, largest first, with their shares. */
export function CountriesCard({ sales }: { sales: Overview['salesByCountry'] }) {
  const { t, i18n } = useTranslation('overview')
  const { language } = i18n
  const total = sales.reduce((sum, { amount }) => sum + amount, 0)
  const first = sales.length > shown ? sales.slice(0, shown - 1) : sales
  const others = sales.slice(first.length).reduce((sum, { amount }) => sum + amount, 0)
  const rows = [
    ...first.map(({ country, amount }) => ({
      key: country,
      name: countryName(country, language),
      picture: <Flag countryCode={country} />,
      amount,
    })),
    ...(others ? [{ key: '', name: t('otherCountries'), picture: <Others />, amount: others }] : []),
  ]
  return (
    <OverviewCard
      title={t('countriesTitle')}
      text={sales.length ? t('countriesText', { count: sales.length }) : undefined}
      wide={5}
      middle={6}
    >
      {rows.length === 0 && <CardEmpty text={t('noSales')} />}
      <List>
        {rows.map(({ key, name, picture, amount }) => (
          <li key={key}>
            {picture}
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Line>
                <span>{name}</span>
                <b>{formatMoney(amount, language)}</b>
                <small>{formatShare(amount / total, language)}</small>
              </Line>
              <Track aria-hidden>
                <Box sx={{ width: `${(amount / total) * 100}%`, bgcolor: key ? 'primary.main' : 'text.disabled' }} />
              </Track>
            </Box>
          </li>
        ))}
      </List>
    </OverviewCard>
  )
}

function Others() {
  return (
    <Box component="span" sx={{ display: 'grid', placeItems: 'center', width: 26, color: 'text.secondary' }}>
      <Icon icon={othersIcon} />
    </Box>
  )
}

const List = styled('ul')({
  display: 'grid',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 16 },
})

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > b': { fontWeight: 600 },
  '& > small': {
    ...theme.typography.caption,
    minWidth: 44,
    textAlign: 'end',
    color: theme.vars.palette.text.secondary,
  },
}))

const Track = styled('div')(({ theme }) => ({
  height: 6,
  marginTop: 6,
  overflow: 'hidden',
  borderRadius: 3,
  backgroundColor: theme.vars.palette.background.neutral,
  forcedColorAdjust: 'none',
  '& > *': { height: '100%', borderRadius: 3 },
}))
