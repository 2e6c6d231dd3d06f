import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { useCloseOnNavigation } from '@/components/side-drawer'
import closeIcon from '~icons/solar/close-circle-linear'
import { Article } from './article'

interface PreviewDialogProps {
  post: ComponentProps<typeof Article>
  open: boolean
  onClose: () => void
}

/** A post that is not saved yet, as it will be read. */
export function PreviewDialog({ post, open, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('blog')
  const shell = useTranslation().t
  const id = useId()
  useCloseOnNavigation(open, onClose)
  return (
    <Dialog fullScreen open={open} onClose={onClose} aria-labelledby={id}>
      <Box
        sx={{
          position: 'sticky',
          zIndex: 1,
          insetBlockStart: 0,
          display: 'flex',
          alignItems: 'center',
          px: { xs: 2, sm: 3 },
          minHeight: 64,
          bgcolor: 'background.paper',
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography id={id} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {t('form.preview')}
        </Typography>
        <IconButton aria-label={shell('common.close')} onClick={onClose} sx={{ p: 1.5 }}>
          <Icon icon={closeIcon} size={24} />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, py: { xs: 3, sm: 6 } }}>
        <Article {...post} title={post.title || t('form.untitled')} content={post.content || '<p></p>'} />
      </Box>
    </Dialog>
  )
}
