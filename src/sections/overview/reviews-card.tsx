import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Rating from '@mui/material/Rating'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Review, reviews } from '@/api/reviews'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { RelativeTime } from '@/components/relative-time'
import { formatNumber } from '@/utils/format-number'
import starIcon from '~icons/solar/star-bold'
import { CardList, Rows } from './card-list'
import { OverviewCard } from './overview-card'
import { TwoLines } from './two-lines'

const rows = 3

/** The latest reviews. */
export function ReviewsCard() {
  const { t } = useTranslation('overview')
  const query = useQuery(reviews.list({ pageSize: rows }))
  return (
    <OverviewCard
      title={t('newestReviews')}
      text={query.data?.total ? t('newestReviewsText', { count: query.data.total }) : undefined}
      wide={4}
      middle={6}
    >
      <CardList query={query} empty={t('noReviews')} rows={rows} picture="circular">
        {(reviews) => (
          <Rows sx={{ gap: 2.5 }}>
            {reviews.map((review) => (
              <ReviewRow key={review.id} review={review} />
            ))}
          </Rows>
        )}
      </CardList>
    </OverviewCard>
  )
}

function ReviewRow({ review: { name, avatarUrl, rating, comment, tags, createdAt } }: { review: Review }) {
  const { t, i18n } = useTranslation('overview')
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar src={assetUrl(avatarUrl)} alt="" sx={{ width: 36, height: 36 }} />
        <TwoLines second={<RelativeTime value={createdAt} />}>{name}</TwoLines>
        <Rating
          readOnly
          precision={0.5}
          value={rating}
          getLabelText={(value) => t('rating', { rating: formatNumber(value, i18n.language) })}
          icon={<Icon icon={starIcon} size={16} />}
          emptyIcon={<Icon icon={starIcon} size={16} />}
        />
      </Box>
      <Typography sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <bdi>{comment}</bdi>
      </Typography>
      {tags.length > 0 && (
        <Tags aria-label={t('reviewTags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <Label>{t(`tags.${tag}`)}</Label>
            </li>
          ))}
        </Tags>
      )}
    </li>
  )
}

const Tags = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& span': { fontWeight: theme.typography.fontWeightMedium, color: theme.vars.palette.text.secondary },
}))
