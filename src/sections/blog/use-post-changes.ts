import { useTranslation } from 'react-i18next'
import { type Post, posts } from '@/api/posts'
import { useRecordChanges } from '@/components/records/use-record-changes'

/** The changes of posts; each resolves with true if the API accepted it. */
export function usePostChanges() {
  const { t } = useTranslation('blog')
  const { patch, remove } = useRecordChanges(posts)
  return {
    publish: (post: Post, publish: Post['publish']) =>
      patch([post], { publish }, t(`said.${publish}`, { name: post.title })),
    remove: (post: Post) => remove([post], t('said.deleted', { name: post.title })),
  }
}
