import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { publishStates } from '@/api/fields'
import { type Post, posts } from '@/api/posts'
import { useCan } from '@/auth/use-can'
import { FilterChips } from '@/components/data-table/filter-chips'
import { SearchField } from '@/components/data-table/search-field'
import { StatusTabs } from '@/components/data-table/status-tabs'
import { EmptyState } from '@/components/empty-state'
import { useFocusBack, useFocusIfGone } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import { LoadFailure } from '@/components/records/load-failure'
import type { PageProps } from '@/components/records/page-search'
import { PagedCards } from '@/components/records/paged-cards'
import { useMenu } from '@/components/records/use-menu'
import { recordMark } from '@/components/records/use-place'
import { RouterButton } from '@/components/router-link'
import addIcon from '~icons/solar/add-circle-bold'
import sortIcon from '~icons/solar/sort-vertical-linear'
import { type BlogSearch, blogPage, sorts } from './blog-search'
import { PostGrid, PostSkeletons } from './blog-skeleton'
import { PostCard } from './post-card'

const PostMenu = lazyPart(() => import('./post-menu'), 'PostMenu')

const tabColors = { published: 'success', draft: 'warning' } as const

interface PostsListProps extends PageProps<BlogSearch> {
  /** The id of the post that was open before, or `new`. */
  from: string | undefined
  /** Called when a new post is likely, to preload its form. */
  onNew: () => void
}

/** The posts as cards, with status tabs, search and sort order. */
export function PostsList({ search, onSearchChange, from, onNew }: PostsListProps) {
  const { t } = useTranslation('blog')
  const shell = useTranslation().t
  const can = useCan('posts')
  const list = useQuery(posts.list(blogPage.query({ search })))
  const menu = useMenu<Post>()
  const top = useRef<HTMLDivElement>(null)
  const panel = useId()
  useFocusBack(from)
  useFocusIfGone(from, list.data?.data, () => top.current)
  const { q, tags = [] } = search
  const pages = Math.ceil((list.data?.total ?? 0) / search.pageSize)
  const filters = tags.map((tag) => {
    const others = tags.filter((other) => other !== tag)
    return {
      id: tag,
      label: tag,
      onDelete: () => onSearchChange({ tags: others.length > 0 ? others : undefined, page: 1 }),
    }
  })

  return (
    <>
      <PageHeader title={shell('nav.blog')}>
        {can.change && (
          <RouterButton
            {...blogPage.link({ new: true })}
            {...recordMark('new')}
            variant="contained"
            onPointerEnter={onNew}
            onFocus={onNew}
            startIcon={<Icon icon={addIcon} />}
          >
            {t('new')}
          </RouterButton>
        )}
      </PageHeader>
      <Card sx={{ mb: 3 }}>
        <StatusTabs
          label={t('publish.label')}
          all={t('publish.all')}
          tabs={publishStates.map((value) => ({ value, label: t(`publish.${value}`), color: tabColors[value] }))}
          value={search.publish}
          counts={list.data?.counts}
          onChange={(publish) => onSearchChange({ publish, page: 1 })}
          panel={panel}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 2, sm: 2.5 } }}>
          <SearchField
            label={t('search')}
            value={q}
            onChange={(q) => onSearchChange({ q, page: 1 }, { replace: true })}
          />
          <TextField
            select
            size="small"
            value={search.sort}
            onChange={({ target }) => {
              const [sort] = sorts.find(([sort]) => sort === target.value) ?? []
              onSearchChange({ sort, page: 1 })
            }}
            sx={{ marginInlineStart: { sm: 'auto' }, '& .MuiSelect-select': { typography: 'body2' } }}
            slotProps={{
              select: { SelectDisplayProps: { 'aria-label': t('sortBy') } },
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <Icon icon={sortIcon} />
                  </InputAdornment>
                ),
              },
            }}
          >
            {sorts.map(([sort, text]) => (
              <MenuItem key={sort} value={sort}>
                {t(`sort.${text}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        <FilterChips filters={filters} onClear={() => onSearchChange({ tags: undefined, page: 1 })} />
      </Card>
      <PagedCards
        area={top}
        list={list}
        page={search.page}
        pages={pages}
        pagesLabel={t('pages')}
        onPageChange={(page) => onSearchChange({ page })}
        id={panel}
        role="tabpanel"
        aria-label={t(`publish.${search.publish ?? 'all'}`)}
      >
        {list.isPending ? (
          <PostSkeletons />
        ) : !list.data ? (
          <Card>
            <LoadFailure failure={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />
          </Card>
        ) : list.data.data.length > 0 ? (
          <PostGrid>
            {list.data.data.map((post, index) => (
              <li key={post.id}>
                <PostCard
                  post={post}
                  isLead={index === 0}
                  isFirst={index < 4}
                  onMenu={can.change ? (anchor) => menu.show(post, anchor) : undefined}
                />
              </li>
            ))}
          </PostGrid>
        ) : (
          <Card>
            <NothingThere
              search={search}
              isBeyond={list.data.total > 0}
              canChange={can.change}
              onSearchChange={onSearchChange}
            />
          </Card>
        )}
      </PagedCards>
      <Suspense>
        {menu.opened && (
          <PostMenu
            anchor={menu.opened.anchor}
            open={menu.open}
            onClose={menu.close}
            onLost={() => top.current?.focus({ preventScroll: true })}
            post={menu.opened.item}
            onSearchChange={onSearchChange}
          />
        )}
      </Suspense>
    </>
  )
}

interface NothingThereProps extends PageProps<BlogSearch> {
  /** There are posts, but not on this page of the list. */
  isBeyond: boolean
  canChange: boolean
}

function NothingThere({ search, isBeyond, canChange, onSearchChange }: NothingThereProps) {
  const { t } = useTranslation('blog')
  if (isBeyond || blogPage.isNarrowed(search)) {
    const texts = isBeyond ? 'beyond' : 'noMatch'
    return (
      <EmptyState character={5} title={t(`${texts}.title`)} text={t(`${texts}.text`)}>
        <Button variant="contained" onClick={() => onSearchChange(isBeyond ? { page: 1 } : blogPage.cleared)}>
          {t(`${texts}.action`)}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState character={5} title={t('empty.title')} text={t('empty.text')}>
      {canChange && (
        <RouterButton {...blogPage.link({ new: true })} variant="contained">
          {t('new')}
        </RouterButton>
      )}
    </EmptyState>
  )
}
