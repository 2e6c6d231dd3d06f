import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Post } from '@/api/posts'
import { assetUrl } from '@/components/asset-url'
import { SanitizedHtml } from '@/components/sanitized-html'
import { formatDate } from '@/utils/format-date'
import { LinesSkeleton } from './blog-skeleton'
import { proseOf } from './prose'
import { readingTime } from './reading-time'

type ArticleProps = Pick<Post, 'title' | 'description' | 'coverUrl' | 'author' | 'createdAt' | 'content'>

/** A post as it is read. While its content is empty, a placeholder is rendered: lists have none. */
export function Article({ title, description, coverUrl, author, createdAt, content }: ArticleProps) {
  const { t, i18n } = useTranslation('blog')
  return (
    <Box component="article" dir="auto" sx={{ maxWidth: 680, mx: 'auto', overflowWrap: 'anywhere' }}>
      <Typography variant="h1" sx={{ fontSize: { xs: 28, sm: 36 }, lineHeight: 1.25, textWrap: 'balance' }}>
        {title}
      </Typography>
      {description && (
        <Typography sx={{ mt: 1.5, fontSize: { xs: 17, sm: 19 }, lineHeight: 1.5, color: 'text.secondary' }}>
          {description}
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 3 }}>
        <Avatar src={assetUrl(author.avatarUrl)} alt="" sx={{ width: 44, height: 44 }} />
        <div>
          <Typography variant="subtitle2" component="p">
            <bdi>{author.name}</bdi>
          </Typography>
          <Typography
            variant="body2"
            component="p"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, color: 'text.secondary' }}
          >
            <time dateTime={createdAt}>
              <bdi>{formatDate(createdAt, i18n.language)}</bdi>
            </time>
            {content && (
              <>
                <span aria-hidden>·</span>
                <bdi>{t('readingTime', { count: readingTime(content) })}</bdi>
              </>
            )}
          </Typography>
        </div>
      </Box>
      {coverUrl && (
        <Box
          component="img"
          src={assetUrl(coverUrl)}
          alt=""
          width={640}
          height={480}
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            mt: 3,
            mb: 4,
            borderRadius: 2,
          }}
        />
      )}
      {content ? (
        <Prose>
          <SanitizedHtml html={content} isArticle />
        </Prose>
      ) : (
        <div aria-busy="true">
          <LinesSkeleton />
        </div>
      )}
    </Box>
  )
}

const Prose = styled('div')(({ theme }) => proseOf(theme))
