import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Post, posts } from '@/api/posts'
import { useCan } from '@/auth/use-can'
import { focusIfLost } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { lazyPart } from '@/components/lazy-part'
import { LoadFailure } from '@/components/records/load-failure'
import type { OnSearchChange } from '@/components/records/page-search'
import { backLink } from '@/components/records/record-form-page'
import { useMenu } from '@/components/records/use-menu'
import { RouterButton, RouterLink } from '@/components/router-link'
import backIcon from '~icons/solar/alt-arrow-left-linear'
import menuIcon from '~icons/solar/menu-dots-bold'
import penIcon from '~icons/solar/pen-linear'
import { Article } from './article'
import { type BlogSearch, blogPage } from './blog-search'
import { ArticleSkeleton, PostGrid } from './blog-skeleton'
import { Figures, PostCard } from './post-card'

const PostMenu = lazyPart(() => import('./post-menu'), 'PostMenu')
const ChipLink = createLink(Chip<'a'>)

interface ArticlePageProps {
  id: string
  /** True if the user came from the list or another post. */
  moved: boolean
  onSearchChange: OnSearchChange<BlogSearch>
}

/** A post to read, with its actions, its tags and others like it. */
export function ArticlePage({ id, moved, onSearchChange }: ArticlePageProps) {
  const { t } = useTranslation(['blog', 'kit'])
  const client = useQueryClient()
  const query = useQuery(posts.record(id))
  const can = useCan('posts')
  const menu = useMenu<Post>()
  const back = useRef<HTMLAnchorElement>(null)
  const start = useRef(moved)
  useEffect(() => {
    if (start.current) focusIfLost(back.current)
  }, [])
  // The list's row is rendered until the content has loaded.
  const post = query.data ?? (query.error ? undefined : posts.cached(client).find((row) => row.id === id))

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, mb: 2, displayPrint: 'none' }}>
        <RouterLink
          ref={back}
          {...blogPage.link({ id: undefined })}
          color="textSecondary"
          underline="hover"
          sx={{ ...backLink, mb: 0, marginInlineEnd: 'auto' }}
        >
          <Icon icon={backIcon} size={16} flip />
          {t('back')}
        </RouterLink>
        {post?.publish === 'draft' && <Label color="warning">{t('publish.draft')}</Label>}
        {post && can.change && (
          <>
            <RouterButton
              {...blogPage.link({ edit: id })}
              variant="outlined"
              color="inherit"
              startIcon={<Icon icon={penIcon} />}
            >
              {t('actions.edit')}
            </RouterButton>
            <IconButton
              aria-label={t('kit:table.more', { name: post.title })}
              aria-haspopup="menu"
              onClick={({ currentTarget }) => menu.show(post, currentTarget)}
              sx={{ width: 44, height: 44 }}
            >
              <Icon icon={menuIcon} />
            </IconButton>
          </>
        )}
      </Box>
      {post ? (
        <>
          <Article {...post} />
          <Box sx={{ maxWidth: 680, mx: 'auto' }}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                mt: 4,
                pt: 3,
                borderBlockStart: '1px solid',
                borderColor: 'divider',
              }}
            >
              {post.tags.map((tag) => (
                <ChipLink
                  key={tag}
                  component="a"
                  clickable
                  variant="soft"
                  label={tag}
                  {...blogPage.link({ id: undefined, tags: [tag], page: 1, q: '' })}
                />
              ))}
              <Box sx={{ flexGrow: 1 }} />
              <Figures post={post} />
            </Box>
          </Box>
          <Others post={post} />
        </>
      ) : query.error ? (
        <Card>
          <LoadFailure
            failure={query.error}
            loading={query.isFetching}
            onRetry={() => query.refetch()}
            gone={{
              title: t('gone.title'),
              text: t('gone.text'),
              back: (
                <Button variant="contained" onClick={() => onSearchChange({ id: undefined })}>
                  {t('back')}
                </Button>
              ),
            }}
          />
        </Card>
      ) : (
        <ArticleSkeleton />
      )}
      <Suspense>
        {menu.opened && post && (
          <PostMenu
            anchor={menu.opened.anchor}
            open={menu.open}
            onClose={menu.close}
            onLost={() => back.current?.focus()}
            post={post}
            onSearchChange={onSearchChange}
          />
        )}
      </Suspense>
    </>
  )
}

/** The newest published posts with a tag of this one; without any, nothing. */
function Others({ post }: { post: Post }) {
  const { t } = useTranslation('blog')
  const { data } = useQuery(posts.list({ publish: 'published', tags: post.tags.slice(0, 1), pageSize: 4 }))
  const others = (data?.data ?? []).filter(({ id }) => id !== post.id).slice(0, 3)
  if (others.length === 0) return null
  return (
    <Box component="section" sx={{ mt: { xs: 6, md: 8 }, displayPrint: 'none' }}>
      <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
        {t('others')}
      </Typography>
      <PostGrid data-even>
        {others.map((other) => (
          <li key={other.id}>
            <PostCard post={other} level="h3" />
          </li>
        ))}
      </PostGrid>
    </Box>
  )
}
