import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { PageHeader } from '@/components/page-header'
import { ActionSkeleton } from '@/components/records/records-skeleton'

/** Placeholder of the page while its list and texts load. */
export function BlogSkeleton() {
  const { t } = useTranslation()
  const can = useCan('posts')
  return (
    <div aria-busy="true">
      <PageHeader title={t('nav.blog')}>
        <ActionSkeleton can={can} width={120} />
      </PageHeader>
      <Skeleton variant="rounded" height={137} sx={{ borderRadius: 2, mb: 3 }} />
      <PostSkeletons />
    </div>
  )
}

/** Placeholder cards, the first of them larger. */
export function PostSkeletons() {
  return (
    <PostGrid aria-hidden>
      {[0, 1, 2, 3].map((index) => (
        <li key={index}>
          <PostFrame>
            <Skeleton variant="rectangular" height="auto" className="cover" />
            <div className="text">
              <Skeleton variant="rounded" width={72} height={24} />
              <Skeleton variant="text" sx={{ typography: index ? 'subtitle1' : 'h2', mt: 1.5 }} />
              <Skeleton variant="text" width="84%" />
              <Skeleton variant="text" width="56%" />
              <Skeleton variant="rounded" height={32} sx={{ mt: 'auto' }} />
            </div>
          </PostFrame>
        </li>
      ))}
    </PostGrid>
  )
}

/** Placeholder of an article. */
export function ArticleSkeleton() {
  return (
    <Box aria-busy="true" sx={{ maxWidth: 680, mx: 'auto' }}>
      <Skeleton variant="text" sx={{ typography: 'h1' }} />
      <Skeleton variant="text" width="72%" />
      <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '16 / 9', my: 3, borderRadius: 2 }} />
      <LinesSkeleton />
    </Box>
  )
}

/** Placeholder of paragraphs. */
export function LinesSkeleton() {
  return ['96%', '100%', '92%', '64%', '98%', '94%', '48%'].map((width) => (
    <Skeleton key={width} variant="text" width={width} sx={{ fontSize: 20 }} />
  ))
}

/** Placeholder of the form. */
export function PostFormSkeleton() {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) 336px' } }}>
      <Skeleton variant="rounded" height={640} sx={{ borderRadius: 2 }} />
      <Skeleton variant="rounded" height={480} sx={{ borderRadius: 2 }} />
    </Box>
  )
}

/** As many cards per row as fit; the first fills a row, unless they are `data-even`. */
export const PostGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 288px), 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(3) },
  '&:not([data-even]) > li:first-of-type': { gridColumn: '1 / -1' },
  // Beside its picture.
  '@container (min-width: 720px)': {
    '&:not([data-even]) > li:first-of-type > *': { flexDirection: 'row' },
    '&:not([data-even]) > li:first-of-type .cover': { width: '54%', aspectRatio: '16 / 9' },
    '&:not([data-even]) > li:first-of-type .text': { padding: 32, justifyContent: 'center' },
  },
}))

/** The frame of a post's card: `.cover` and `.text`. */
export const PostFrame = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  transition: theme.transitions.create(['box-shadow', 'transform'], { duration: 200 }),
  '& > .cover': { flexShrink: 0, width: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover' },
  '& > .text': { flexGrow: 1, display: 'flex', flexDirection: 'column', minWidth: 0, padding: 20 },
  '&:has([data-record]):hover': { boxShadow: theme.vars.customShadows.dropdown, transform: 'translateY(-2px)' },
  '&:has([data-record]:focus-visible)': { outline: '2px solid var(--ark-focus)', outlineOffset: -2 },
}))
