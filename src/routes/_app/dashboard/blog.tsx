import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { usePage } from '@/routes/-use-page'
import { blogPage } from '@/sections/blog/blog-search'
import { BlogSkeleton } from '@/sections/blog/blog-skeleton'
import { BlogView } from '@/sections/blog/blog-view'

export const Route = createFileRoute('/_app/dashboard/blog')({
  staticData: { title: 'nav.blog' },
  validateSearch: blogPage.schema,
  search: { middlewares: [stripSearchParams(blogPage.defaults)] },
  loaderDeps: blogPage.query,
  loader: ({ context, deps }) =>
    context.load(() => import('@/api/posts').then(({ posts }) => posts.list(deps)), 'blog', 'kit'),
  pendingComponent: BlogSkeleton,
  component: () => <BlogView {...usePage(Route)} />,
})
