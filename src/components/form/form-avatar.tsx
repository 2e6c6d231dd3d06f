import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import cameraIcon from '~icons/solar/camera-add-bold-duotone'
import { useField } from './use-field'
import { usePictureFiles } from './use-picture-files'

interface FormAvatarProps {
  name: string
  label: string
  /** The initials to display without a picture. */
  initials?: string
}

/** A user's picture in a form: chosen or dropped, previewed, and removable. Its value is a URL. */
export function FormAvatar({ name, label, initials }: FormAvatarProps) {
  const { t } = useTranslation('kit')
  const { fault, value, onChange, onBlur, ref } = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const { read, refused, accept, limits } = usePictureFiles(256)
  const [over, setOver] = useState(false)
  const id = useId()

  async function take(file: File | undefined) {
    setOver(false)
    if (!file) return
    const [picture] = await read([file])
    if (picture) onChange(picture)
  }

  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
      <Drop
        data-over={over || undefined}
        onDragOver={(event: DragEvent) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault()
          take(event.dataTransfer.files[0])
        }}
      >
        <input
          ref={(element) => {
            input.current = element
            ref(element)
          }}
          type="file"
          accept={accept}
          aria-label={t('form.avatar.choose')}
          aria-describedby={id}
          aria-invalid={fault || refused ? true : undefined}
          onBlur={onBlur}
          onChange={({ target }) => {
            take(target.files?.[0])
            // Allows choosing the same file again.
            target.value = ''
          }}
        />
        <Avatar src={assetUrl(value)} alt="" sx={{ width: 128, height: 128, fontSize: 40 }}>
          {initials}
        </Avatar>
        <span className="hint" aria-hidden>
          <Icon icon={cameraIcon} size={28} />
        </span>
      </Drop>
      <div>
        <FormHelperText id={id} error={!!fault} sx={{ m: 0, textAlign: 'center' }}>
          {fault ?? limits}
        </FormHelperText>
        <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
          {refused}
        </Box>
      </div>
      {value && (
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          {t('form.avatar.remove')}
        </Button>
      )}
    </Box>
  )
}

// The input covers the picture, so that it receives clicks, focus and drops.
const Drop = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    position: 'relative',
    padding: 8,
    borderRadius: '50%',
    border: `1px dashed ${palette.divider}`,
    '& input': {
      position: 'absolute',
      zIndex: 1,
      inset: 0,
      width: '100%',
      opacity: 0,
      cursor: 'pointer',
      borderRadius: '50%',
    },
    '& .hint': {
      position: 'absolute',
      insetInlineEnd: 6,
      insetBlockEnd: 6,
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 44,
      borderRadius: '50%',
      color: palette.primary.ink,
      backgroundColor: palette.background.paper,
      boxShadow: 'var(--ark-shadow-card, 0 2px 8px rgb(0 0 0 / 0.16))',
      outline: `1px solid ${palette.divider}`,
    },
    '&:has(:focus-visible)': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
    '&[data-over], &:hover': { borderColor: palette.primary.main },
  }
})
