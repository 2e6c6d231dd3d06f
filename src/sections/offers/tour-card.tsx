import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Tour } from '@/api/tours'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { People } from '@/components/people'
import { RelativeTime } from '@/components/relative-time'
import { formatDate } from '@/utils/format-date'
import { formatNumber } from '@/utils/format-number'
import calendarIcon from '~icons/solar/calendar-bold-duotone'
import clockIcon from '~icons/solar/clock-circle-bold-duotone'
import starIcon from '~icons/solar/star-bold'
import { useDuration } from './duration-text'
import { Countries, Fact } from './facts'
import { Foot } from './job-card'
import { type CardEvents, DraftLabel, OfferButtons, OfferCard, OfferLink } from './offer-card'
import { Price } from './price'

interface TourCardProps extends CardEvents {
  row: Tour
  current: boolean
  /** Visible when the page opens, so it loads at once. */
  first: boolean
}

/** A tour in the gallery, with three of its pictures. */
export function TourCard({ row, current, first, onFavorite, onMenu }: TourCardProps) {
  const { t, i18n } = useTranslation('offers')
  const duration = useDuration()
  const { name, images, available, bookers, ratingNumber } = row
  const { language } = i18n
  return (
    <OfferCard current={current}>
      <Pictures>
        {images.slice(0, 3).map((image, index) => (
          <img
            // The same picture may occur twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a card never change places
            key={index}
            src={assetUrl(image)}
            alt=""
            width={640}
            height={480}
            loading={first ? 'eager' : 'lazy'}
            decoding="async"
          />
        ))}
        {row.publish === 'draft' && <DraftLabel side="start" />}
        <Pill sx={{ insetInlineStart: 8 }}>
          <Price tour={row} />
        </Pill>
        {ratingNumber > 0 && (
          <Pill sx={{ insetInlineEnd: 8 }} title={t('card.rating', { number: formatNumber(ratingNumber, language) })}>
            <Icon icon={starIcon} size={14} className="star" />
            {formatNumber(ratingNumber, language)}
          </Pill>
        )}
        <Corner>
          <OfferButtons name={name} favorite={row.isFavorited} onFavorite={onFavorite} onMenu={onMenu} />
        </Corner>
      </Pictures>
      <Box sx={{ px: 2.5, pt: 2 }}>
        <OfferLink id={row.id} current={current}>
          {name}
        </OfferLink>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, px: 2.5, pt: 1.5, pb: 2 }}>
        <Countries codes={[row.destination]} />
        <Fact icon={clockIcon}>
          <bdi>{duration(row.durations)}</bdi>
        </Fact>
        <Fact icon={calendarIcon}>
          <bdi>{formatDate(available.startDate, language)}</bdi> – <bdi>{formatDate(available.endDate, language)}</bdi>
        </Fact>
      </Box>
      <Foot>
        {bookers.length > 0 && <People people={bookers} label={t('card.bookers', { count: bookers.length })} />}
        <Typography variant="caption" sx={{ color: 'text.secondary' }} aria-hidden={bookers.length > 0}>
          {t('card.bookers', { count: bookers.length })}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        <Typography variant="caption" sx={{ color: 'text.disabled' }}>
          <RelativeTime value={row.createdAt} />
        </Typography>
      </Foot>
    </OfferCard>
  )
}

const Pictures = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  gap: 4,
  margin: '8px 8px 0',
  aspectRatio: '16 / 9',
  '& > img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover', borderRadius: 8 },
  '& > img:first-of-type': { gridRow: '1 / span 2' },
  '& > img:only-of-type': { gridColumn: '1 / span 2' },
})

/** The buttons over the picture. */
const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 8,
  insetInlineEnd: 8,
  '& .MuiIconButton-root, & .MuiIconButton-root:hover': { backgroundColor: theme.vars.palette.background.paper },
}))

const Pill = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 8,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 26,
  paddingInline: 8,
  borderRadius: 8,
  ...theme.typography.caption,
  fontWeight: 700,
  color: theme.vars.palette.common.white,
  backgroundColor: 'rgb(12 17 23 / 0.72)',
  '& > .star': { color: 'var(--ark-star)' },
}))
