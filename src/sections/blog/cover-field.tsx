import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type Ref, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { useField } from '@/components/form/use-field'
import { Icon } from '@/components/icon'
import { formatBytes } from '@/utils/format-bytes'
import { formatNumber } from '@/utils/format-number'
import { plainText } from '@/utils/plain-text'
import { shrinkPicture } from '@/utils/shrink-picture'
import uploadIcon from '~icons/solar/upload-minimalistic-linear'

/** Accepted types, and the maximum size in bytes. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
const most = 10_000_000

/** The site's own covers. */
export const covers = Array.from({ length: 12 }, (_, index) => `assets/covers/cover-${index + 1}.webp`)

/** The field of a post's cover: one of the site's, or an uploaded picture. */
export function CoverField({ name, label }: { name: string; label: string }) {
  const { t, i18n } = useTranslation('blog')
  const kit = useTranslation('kit').t
  const { value, onChange, onBlur, ref } = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const id = useId()
  /** The file that was chosen last; undefined after one of the site's covers. */
  const latest = useRef<File>(undefined)

  async function take(file: File | undefined) {
    if (!file) return
    setRefused(undefined)
    const size = formatBytes(file.size, i18n.language)
    const name = plainText(file.name)
    if (!types.includes(file.type)) return setRefused(kit('form.avatar.wrongType', { name }))
    if (file.size > most) return setRefused(kit('form.avatar.tooLarge', { name, size }))
    latest.current = file
    try {
      const cover = await shrinkPicture(file, 960, 720)
      if (latest.current === file) onChange(cover)
    } catch {
      setRefused(kit('form.avatar.broken', { name }))
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography id={id} variant="subtitle2" component="h2">
        {label}
      </Typography>
      <Box
        component="img"
        src={assetUrl(value)}
        alt=""
        width={640}
        height={480}
        sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 1.5 }}
      />
      <CoverChoice
        labelledBy={id}
        value={value}
        onChange={(cover) => {
          latest.current = undefined
          onChange(cover)
        }}
        onBlur={onBlur}
        firstRef={ref}
      />
      <div>
        <Button
          fullWidth
          variant="outlined"
          color="inherit"
          startIcon={<Icon icon={uploadIcon} />}
          onClick={() => input.current?.click()}
        >
          {t('form.upload')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept={types.join(',')}
          aria-label={t('form.upload')}
          onChange={({ target }) => {
            take(target.files?.[0])
            // Allows choosing the same file again.
            target.value = ''
          }}
        />
        <Box role="alert" sx={{ mt: 0.5, typography: 'caption', color: 'error.main' }}>
          {refused}
        </Box>
      </div>
    </Box>
  )
}

interface CoverChoiceProps {
  labelledBy: string
  value: string
  onChange: (cover: string) => void
  onBlur?: () => void
  firstRef?: Ref<HTMLInputElement>
}

/** The site's covers as radio buttons, and the chosen picture if it is another. */
export function CoverChoice({ labelledBy, value, onChange, onBlur, firstRef }: CoverChoiceProps) {
  const { t, i18n } = useTranslation('blog')
  const name = useId()
  const all = value && !covers.includes(value) ? [...covers, value] : covers
  return (
    <Grid role="radiogroup" aria-labelledby={labelledBy}>
      {all.map((cover, index) => (
        <label key={cover}>
          <input
            ref={index === 0 ? firstRef : undefined}
            type="radio"
            name={name}
            aria-label={
              covers.includes(cover)
                ? t('form.coverName', { number: formatNumber(index + 1, i18n.language) })
                : t('form.ownCover')
            }
            checked={cover === value}
            onChange={() => onChange(cover)}
            onBlur={onBlur}
          />
          <img src={assetUrl(cover)} alt="" width={64} height={48} loading="lazy" />
        </label>
      ))}
    </Grid>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(60px, 1fr))',
  gap: 8,
  '& > label': {
    position: 'relative',
    lineHeight: 0,
    borderRadius: 8,
    cursor: 'pointer',
    '&:has(:checked)': {
      boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}, 0 0 0 4px ${theme.vars.palette.primary.main}`,
    },
    '&:has(:focus-visible)': { outline: '2px solid var(--ark-focus)', outlineOffset: 5 },
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& img': { width: '100%', height: 'auto', aspectRatio: '4 / 3', borderRadius: 8, objectFit: 'cover' },
}))
