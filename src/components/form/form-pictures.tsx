import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { formatNumber } from '@/utils/format-number'
import earlierIcon from '~icons/solar/alt-arrow-left-linear'
import laterIcon from '~icons/solar/alt-arrow-right-linear'
import addIcon from '~icons/solar/gallery-add-linear'
import trashIcon from '~icons/solar/trash-bin-trash-linear'
import { useField } from './use-field'
import { usePictureFiles } from './use-picture-files'

interface FormPicturesProps {
  name: string
  label: string
}

/** The button that gets the focus once the pictures have been rendered again. */
interface Wanted {
  index: number
  part: 'earlier' | 'later' | 'remove'
}

/**
 * Pictures in a form, in an order that is changed by buttons or by dragging; the first one is the cover. Its value is a list of
 * URLs.
 */
export function FormPictures({ name, label }: FormPicturesProps) {
  const { t, i18n } = useTranslation('kit')
  const { fault, value, onChange, onBlur, ref } = useField(name)
  const { getValues } = useFormContext()
  const { read, refused, accept, limits } = usePictureFiles(480)
  const pictures: string[] = value ?? []
  const [over, setOver] = useState(false)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string>()
  /** The picture that is dragged, and the order before. */
  const drag = useRef<{ picture: string; before: string[] }>(undefined)
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const wanted = useRef<Wanted>(undefined)
  const id = useId()
  const number = (index: number) => formatNumber(index + 1, i18n.language)

  useEffect(() => {
    if (!wanted.current) return
    const { index, part } = wanted.current
    wanted.current = undefined
    // At an end one of the two arrows is disabled; the other one takes the focus.
    const parts = { earlier: ['earlier', 'later'], later: ['later', 'earlier'], remove: ['remove'] }[part]
    const buttons = parts.map((name) =>
      list.current?.children[index]?.querySelector<HTMLElement>(`[data-part="${name}"]:enabled`),
    )
    ;(buttons.find((button) => button) ?? input.current)?.focus()
  })

  async function take(files: FileList | null) {
    setOver(false)
    const added = await read([...(files ?? [])])
    // Others may have come or gone meanwhile.
    if (added.length > 0) onChange([...new Set([...(getValues(name) ?? []), ...added])])
  }

  function move(from: number, to: number) {
    const rest = pictures.filter((_, index) => index !== from)
    onChange(rest.toSpliced(to, 0, ...pictures.slice(from, from + 1)))
    setSaid(t('form.pictures.moved', { from: number(from), to: number(to) }))
  }

  function step(from: number, part: 'earlier' | 'later') {
    const index = part === 'earlier' ? from - 1 : from + 1
    wanted.current = { index, part }
    move(from, index)
  }

  function remove(index: number) {
    wanted.current = { index: Math.min(index, pictures.length - 2), part: 'remove' }
    onChange(pictures.filter((_, other) => other !== index))
    setSaid(t('form.pictures.removed', { number: number(index) }))
  }

  return (
    <div>
      <Tiles
        onDragOver={(event: DragEvent) => drag.current && event.preventDefault()}
        onDrop={(event: DragEvent) => event.preventDefault()}
      >
        {pictures.length > 0 && (
          <ul ref={list} aria-label={label}>
            {pictures.map((picture, index) => (
              <Tile
                key={picture}
                draggable
                data-dragged={picture === dragged || undefined}
                onDragStart={({ dataTransfer }) => {
                  drag.current = { picture, before: pictures }
                  dataTransfer.effectAllowed = 'move'
                  // After the browser has made its image of the tile.
                  requestAnimationFrame(() => setDragged(drag.current?.picture))
                }}
                onDragOver={() => {
                  const moved = drag.current?.picture
                  if (moved && moved !== picture) move(pictures.indexOf(moved), index)
                }}
                onDragEnd={({ dataTransfer }) => {
                  // Cancelled, or dropped elsewhere.
                  if (drag.current && dataTransfer.dropEffect === 'none') onChange(drag.current.before)
                  drag.current = undefined
                  setDragged(undefined)
                }}
              >
                <img
                  src={assetUrl(picture)}
                  alt={t('form.pictures.image', { number: number(index) })}
                  width={160}
                  height={160}
                  draggable={false}
                />
                {index === 0 && <Label variant="filled">{t('form.pictures.cover')}</Label>}
                <div>
                  <IconButton
                    data-part="earlier"
                    disabled={index === 0}
                    aria-label={t('form.pictures.earlier', { number: number(index) })}
                    onClick={() => step(index, 'earlier')}
                  >
                    <Icon icon={earlierIcon} size={18} flip />
                  </IconButton>
                  <IconButton
                    data-part="later"
                    disabled={index === pictures.length - 1}
                    aria-label={t('form.pictures.later', { number: number(index) })}
                    onClick={() => step(index, 'later')}
                  >
                    <Icon icon={laterIcon} size={18} flip />
                  </IconButton>
                  <IconButton
                    data-part="remove"
                    color="error"
                    aria-label={t('form.pictures.remove', { number: number(index) })}
                    onClick={() => remove(index)}
                  >
                    <Icon icon={trashIcon} size={18} />
                  </IconButton>
                </div>
              </Tile>
            ))}
          </ul>
        )}
        <Drop
          data-over={over || undefined}
          onDragOver={(event: DragEvent) => {
            if (!event.dataTransfer.types.includes('Files')) return
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event: DragEvent) => {
            event.preventDefault()
            take(event.dataTransfer.files)
          }}
        >
          <input
            ref={(element) => {
              input.current = element
              ref(element)
            }}
            type="file"
            multiple
            accept={accept}
            aria-label={t('form.pictures.add')}
            aria-describedby={id}
            aria-invalid={fault || refused ? true : undefined}
            onBlur={onBlur}
            onChange={({ target }) => {
              take(target.files)
              // Allows choosing the same file again.
              target.value = ''
            }}
          />
          <Icon icon={addIcon} size={28} />
          <span aria-hidden>{t('form.pictures.add')}</span>
        </Drop>
      </Tiles>
      <FormHelperText id={id} error={!!fault}>
        {fault ?? limits}
      </FormHelperText>
      <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
        {refused}
      </Box>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </div>
  )
}

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
  gap: 16,
  '& > ul': { display: 'contents', listStyle: 'none' },
})

const Tile = styled('li')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  cursor: 'grab',
  '&[data-dragged]': { opacity: 0.4 },
  '& > img': { display: 'block', width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'cover' },
  '& > span': { position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 },
  '& > div': { display: 'flex', justifyContent: 'space-between', padding: 4 },
  '& button': { width: 40, height: 40 },
}))

// The input covers the tile, so that it receives clicks, focus and drops.
const Drop = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 8,
    minHeight: 136,
    padding: 16,
    textAlign: 'center',
    borderRadius: 12,
    border: `1px dashed ${palette.divider}`,
    color: palette.text.secondary,
    ...theme.typography.body2,
    '& > input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
    '&:has(:focus-visible)': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
    '&[data-over], &:hover': { borderColor: palette.primary.main, color: palette.text.primary },
    '&:has([aria-invalid])': { borderColor: palette.error.main },
  }
})
