import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { latestPostsQuery } from '@/api/posts'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { RelativeTime } from '@/components/relative-time'
import { RouterLink } from '@/components/router-link'
import { formatCompact } from '@/utils/format-number'
import eyeIcon from '~icons/solar/eye-linear'
import { CardList, Row, Rows, Thumb } from './card-list'
import { OverviewCard } from './overview-card'
import { TwoLines } from './two-lines'

const rows = 4

/** The latest published posts, with their views. */
export function PostsCard() {
  const { t, i18n } = useTranslation('overview')
  const query = useQuery(latestPostsQuery())
  return (
    <OverviewCard title={t('posts')} text={t('postsText')} wide={4} middle={6}>
      <CardList query={query} empty={t('noPosts')} rows={rows}>
        {(posts) => (
          <Rows>
            {posts.slice(0, rows).map(({ id, title, coverUrl, author, createdAt, totalViews }) => (
              <Row key={id}>
                <Thumb src={assetUrl(coverUrl)} alt="" width={44} height={44} loading="lazy" />
                <TwoLines
                  second={
                    <>
                      <span>{author.name}</span>
                      <span data-after-dot>
                        <RelativeTime value={createdAt} />
                      </span>
                    </>
                  }
                >
                  <RouterLink to="/dashboard/blog" search={{ id }} color="inherit" underline="hover">
                    {title}
                  </RouterLink>
                </TwoLines>
                <Typography
                  variant="caption"
                  component="p"
                  sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
                >
                  <Icon icon={eyeIcon} size={16} />
                  <span aria-hidden>{formatCompact(totalViews, i18n.language)}</span>
                  <span style={visuallyHidden}>{t('views', { count: totalViews })}</span>
                </Typography>
              </Row>
            ))}
          </Rows>
        )}
      </CardList>
    </OverviewCard>
  )
}
