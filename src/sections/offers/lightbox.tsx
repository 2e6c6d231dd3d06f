import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled, useTheme } from '@mui/material/styles'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { useCloseOnNavigation } from '@/components/side-drawer'
import { formatNumber } from '@/utils/format-number'
import leftIcon from '~icons/solar/alt-arrow-left-linear'
import rightIcon from '~icons/solar/alt-arrow-right-linear'
import closeIcon from '~icons/solar/close-circle-linear'

const swipe = 48 // px
// Spread, since TypeScript only knows data attributes in JSX.
const darkScheme = { 'data-color-scheme': 'dark' }

interface LightboxProps {
  /** The offer that the pictures belong to. */
  title: string
  pictures: string[]
  /** Index of the visible picture. */
  index: number
  onIndexChange: (index: number) => void
  open: boolean
  onClose: () => void
}

/** A full-window picture viewer with buttons, arrow keys, swiping and thumbnails. */
export function Lightbox({ title, pictures, index, onIndexChange, open, onClose }: LightboxProps) {
  const { t, i18n } = useTranslation('offers')
  const shell = useTranslation().t
  const rtl = useTheme().direction === 'rtl'
  const start = useRef<number>(undefined)
  useCloseOnNavigation(open, onClose)
  const number = (value: number) => formatNumber(value, i18n.language)
  const nameOf = (at: number) => t('gallery.open', { number: number(at + 1), total: number(pictures.length) })
  const move = (steps: number) => onIndexChange((index + steps + pictures.length) % pictures.length)
  const onward = (toTheRight: boolean) => move(toTheRight === rtl ? -1 : 1)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') onward(event.key === 'ArrowRight')
    else if (event.key === 'Home') onIndexChange(0)
    else if (event.key === 'End') onIndexChange(pictures.length - 1)
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{
        paper: {
          'aria-label': title,
          ...darkScheme,
          sx: { color: 'text.primary', bgcolor: 'rgb(10 14 19)', borderRadius: 0, backgroundImage: 'none' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
        <Box role="status" sx={{ flexGrow: 1, fontWeight: 600 }}>
          {nameOf(index)}
        </Box>
        <IconButton aria-label={shell('common.close')} color="inherit" onClick={onClose}>
          <Icon icon={closeIcon} size={28} />
        </IconButton>
      </Box>
      <Stage
        onTouchStart={({ touches }) => {
          start.current = touches[0]?.clientX
        }}
        onTouchEnd={({ changedTouches }) => {
          const moved = (changedTouches[0]?.clientX ?? 0) - (start.current ?? 0)
          // Swiping left brings the picture on the right.
          if (Math.abs(moved) > swipe) onward(moved < 0)
        }}
      >
        <Step aria-label={t('gallery.previous')} onClick={() => move(-1)}>
          <Icon icon={rtl ? rightIcon : leftIcon} size={28} />
        </Step>
        <img
          key={index}
          src={assetUrl(pictures[index] ?? '')}
          alt={`${title}, ${nameOf(index)}`}
          width={640}
          height={480}
        />
        <Step aria-label={t('gallery.next')} onClick={() => move(1)}>
          <Icon icon={rtl ? leftIcon : rightIcon} size={28} />
        </Step>
      </Stage>
      <Thumbs>
        {pictures.map((picture, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is known by its place
            key={at}
            type="button"
            aria-label={nameOf(at)}
            aria-current={at === index || undefined}
            onClick={() => onIndexChange(at)}
          >
            <img src={assetUrl(picture)} alt="" width={72} height={54} />
          </button>
        ))}
      </Thumbs>
    </Dialog>
  )
}

const Stage = styled('div')(({ theme }) => ({
  flexGrow: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  paddingInline: 16,
  '& > img': {
    justifySelf: 'center',
    width: '100%',
    height: '100%',
    maxWidth: 1120,
    minHeight: 0,
    objectFit: 'contain',
  },
  // On a phone the picture fills the room, and the buttons are over it.
  [theme.breakpoints.down('sm')]: {
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingInline: 0,
    '& > button': { position: 'absolute', insetInlineStart: 8 },
    '& > button:last-of-type': { insetInlineStart: 'auto', insetInlineEnd: 8 },
  },
}))

const Step = styled(IconButton)({
  width: 48,
  height: 48,
  color: '#fff',
  backgroundColor: 'rgb(12 17 23 / 0.56)',
  '&:hover': { backgroundColor: 'rgb(12 17 23 / 0.8)' },
})

const Thumbs = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'safe center',
  gap: 8,
  padding: 16,
  overflowX: 'auto',
  '& > button': {
    flexShrink: 0,
    padding: 0,
    border: 0,
    borderRadius: 8,
    lineHeight: 0,
    cursor: 'pointer',
    background: 'none',
    opacity: 0.56,
    '&[aria-current], &:hover, &:focus-visible': { opacity: 1 },
    '&[aria-current]': { boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}` },
  },
  '& img': { borderRadius: 8, objectFit: 'cover' },
}))
