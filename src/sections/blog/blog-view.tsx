import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { lazyPart } from '@/components/lazy-part'
import { ListOrForm } from '@/components/records/list-or-form'
import type { PageProps } from '@/components/records/page-search'
import type { BlogSearch } from './blog-search'
import { ArticleSkeleton, PostFormSkeleton } from './blog-skeleton'
import { PostsList } from './posts-list'

const ArticlePage = lazyPart(() => import('./article-page'), 'ArticlePage')
const PostForm = lazyPart(() => import('./post-form'), 'PostForm')

/** The blog: the list of posts, or in its place one to read or to edit. */
export function BlogView(page: PageProps<BlogSearch>) {
  const { search, onSearchChange } = page
  const { t } = useTranslation('blog')
  const can = useCan('posts')
  return (
    <ListOrForm
      {...page}
      canChange={can.change}
      back={t('back')}
      skeleton={<PostFormSkeleton />}
      form={(props) => (
        <PostForm
          {...props}
          onSaved={(id) => onSearchChange({ new: undefined, edit: undefined, id }, { replace: true })}
        />
      )}
    >
      {({ moved, from }) =>
        search.id ? (
          <Suspense fallback={<ArticleSkeleton />}>
            <ArticlePage key={search.id} id={search.id} moved={moved} onSearchChange={onSearchChange} />
          </Suspense>
        ) : (
          <PostsList {...page} from={from} onNew={PostForm.preload} />
        )
      }
    </ListOrForm>
  )
}
