import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useTranslation } from 'react-i18next'
import type { Post } from '@/api/posts'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { recordMark } from '@/components/records/use-place'
import { RelativeTime } from '@/components/relative-time'
import { RouterLink } from '@/components/router-link'
import { formatCompact } from '@/utils/format-number'
import commentIcon from '~icons/solar/chat-round-dots-linear'
import eyeIcon from '~icons/solar/eye-linear'
import menuIcon from '~icons/solar/menu-dots-bold'
import { blogPage } from './blog-search'
import { PostFrame } from './blog-skeleton'

interface PostCardProps {
  post: Post
  /** Larger, as the first of a list. */
  isLead?: boolean
  /** Visible when the page opens, so its picture loads at once. */
  isFirst?: boolean
  /** The level of its title. */
  level?: 'h2' | 'h3'
  /** Undefined without actions. */
  onMenu?: ((anchor: HTMLElement) => void) | undefined
}

/** A post in a list; all of the card is clickable as its title's link. */
export function PostCard({ post, isLead = false, isFirst = false, level = 'h2', onMenu }: PostCardProps) {
  const { t } = useTranslation(['blog', 'kit'])
  const { id, title, description, coverUrl, tags, author } = post
  return (
    <PostFrame>
      <img
        className="cover"
        src={assetUrl(coverUrl)}
        alt=""
        width={640}
        height={480}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div className="text">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
          {post.publish === 'draft' && <Label color="warning">{t('publish.draft')}</Label>}
          {tags.map((tag) => (
            <Label key={tag} sx={{ maxWidth: '100%', overflow: 'hidden' }}>
              <bdi>{tag}</bdi>
            </Label>
          ))}
          {onMenu && (
            <IconButton
              aria-label={t('kit:table.more', { name: title })}
              aria-haspopup="menu"
              onClick={({ currentTarget }) => onMenu(currentTarget)}
              sx={{ zIndex: 1, width: 40, height: 40, marginInlineStart: 'auto', marginInlineEnd: -1 }}
            >
              <Icon icon={menuIcon} />
            </IconButton>
          )}
        </Box>
        <Title as={level} data-lead={isLead || undefined}>
          <RouterLink
            {...blogPage.link({ id, edit: undefined, new: undefined })}
            {...recordMark(id)}
            color="inherit"
            underline="none"
          >
            <bdi>{title}</bdi>
          </RouterLink>
        </Title>
        <Typography
          variant={isLead ? 'body1' : 'body2'}
          dir="auto"
          sx={{
            mt: 1,
            mb: 2,
            color: 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          {description}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: isLead ? 0 : 'auto', minWidth: 0 }}>
          <Avatar src={assetUrl(author.avatarUrl)} alt="" sx={{ width: 32, height: 32 }} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
              <bdi>{author.name}</bdi>
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              <RelativeTime value={post.createdAt} />
            </Typography>
          </Box>
          <Figures post={post} />
        </Box>
      </div>
    </PostFrame>
  )
}

/** How often a post was read, and its comments. */
export function Figures({ post }: { post: Post }) {
  const { t, i18n } = useTranslation('blog')
  const figures = [
    { icon: eyeIcon, text: 'views', count: post.totalViews },
    { icon: commentIcon, text: 'comments', count: post.totalComments },
  ] as const
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexShrink: 0, color: 'text.secondary', typography: 'caption' }}>
      {figures.map(({ icon, text, count }) => (
        <Box key={text} component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Icon icon={icon} size={16} />
          <span aria-hidden>{formatCompact(count, i18n.language)}</span>
          <span style={visuallyHidden}>{t(text, { count })}</span>
        </Box>
      ))}
    </Box>
  )
}

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: 0,
  marginBlockStart: 8,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&[data-lead]': theme.typography.h2,
  // The minimum height of a target (WCAG 2.5.8): of an inline link only the text would count.
  '& > a': { display: 'inline-block', minHeight: 24 },
  '& > a:focus-visible': { outline: 'none' },
  // The link covers the card.
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
}))
