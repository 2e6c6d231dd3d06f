import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import type { Post } from '@/api/posts'
import { useCan } from '@/auth/use-can'
import { RowMenu } from '@/components/data-table/row-menu'
import { Icon } from '@/components/icon'
import type { OnSearchChange } from '@/components/records/page-search'
import draftIcon from '~icons/solar/archive-down-minimalistic-linear'
import penIcon from '~icons/solar/pen-linear'
import rocketIcon from '~icons/solar/rocket-linear'
import trashIcon from '~icons/solar/trash-bin-trash-linear'
import type { BlogSearch } from './blog-search'
import { usePostChanges } from './use-post-changes'

interface PostMenuProps {
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  /** Called after closing if the button that opened it is gone with its card. */
  onLost: () => void
  post: Post
  onSearchChange: OnSearchChange<BlogSearch>
}

/** The actions of a post, for a role that may change it. */
export function PostMenu({ anchor, open, onClose, onLost, post, onSearchChange }: PostMenuProps) {
  const { t } = useTranslation('blog')
  const { publish, remove } = usePostChanges()
  const can = useCan('posts')
  const published = post.publish === 'published'
  return (
    <RowMenu name={post.title} anchor={anchor} open={open} onClose={onClose} onLost={onLost}>
      <MenuItem onClick={() => onSearchChange({ edit: post.id })}>
        <ListItemIcon>
          <Icon icon={penIcon} />
        </ListItemIcon>
        {t('actions.edit')}
      </MenuItem>
      <MenuItem onClick={() => publish(post, published ? 'draft' : 'published')}>
        <ListItemIcon>
          <Icon icon={published ? draftIcon : rocketIcon} />
        </ListItemIcon>
        {t(published ? 'actions.unpublish' : 'actions.publish')}
      </MenuItem>
      {can.delete && (
        <MenuItem
          sx={{ color: 'error.ink' }}
          onClick={() => {
            onSearchChange({ id: undefined })
            remove(post)
          }}
        >
          <ListItemIcon>
            <Icon icon={trashIcon} />
          </ListItemIcon>
          {t('actions.delete')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
