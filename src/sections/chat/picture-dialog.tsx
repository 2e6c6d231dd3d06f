import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ChatPicture } from '@/api/chat'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import closeIcon from '~icons/solar/close-circle-linear'

interface PictureDialogProps {
  picture: ChatPicture
  open: boolean
  onClose: () => void
}

/** A photo of a message, as large as the window allows. */
export function PictureDialog({ picture, open, onClose }: PictureDialogProps) {
  const { t } = useTranslation()
  const { src, name, width, height } = picture
  return (
    <Dialog open={open} onClose={onClose} maxWidth="lg" slotProps={{ paper: { 'aria-label': name } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 1.5, paddingInlineStart: 2.5 }}>
        <Typography variant="subtitle1" component="h2" noWrap dir="auto" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        <IconButton aria-label={t('common.close')} onClick={onClose} color="inherit">
          <Icon icon={closeIcon} size={24} />
        </IconButton>
      </Box>
      <Box
        component="img"
        src={assetUrl(src)}
        alt={name}
        width={width}
        height={height}
        sx={{
          display: 'block',
          maxWidth: '100%',
          maxHeight: 'calc(100dvh - 160px)',
          height: 'auto',
          objectFit: 'contain',
        }}
      />
    </Dialog>
  )
}
