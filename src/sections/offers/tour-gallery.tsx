import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { lazyPart } from '@/components/lazy-part'
import { formatNumber } from '@/utils/format-number'

const Lightbox = lazyPart(() => import('./lightbox'), 'Lightbox')

interface TourGalleryProps {
  title: string
  pictures: string[]
}

/** A tour's pictures, the first one large; each opens in the full-window viewer. */
export function TourGallery({ title, pictures }: TourGalleryProps) {
  const { t, i18n } = useTranslation('offers')
  const [index, setIndex] = useState(0)
  // Once opened the dialog stays mounted, so that it can animate closing.
  const [open, setOpen] = useState<boolean>()
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <>
      <Pictures>
        {pictures.map((picture, at) => (
          <ButtonBase
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is known by its place
            key={at}
            aria-label={t('gallery.open', { number: number(at + 1), total: number(pictures.length) })}
            aria-haspopup="dialog"
            onPointerEnter={Lightbox.preload}
            onFocus={Lightbox.preload}
            onClick={() => {
              setIndex(at)
              setOpen(true)
            }}
          >
            <img src={assetUrl(picture)} alt="" width={640} height={480} decoding="async" />
          </ButtonBase>
        ))}
      </Pictures>
      <Suspense>
        {open !== undefined && (
          <Lightbox
            title={title}
            pictures={pictures}
            index={index}
            onIndexChange={setIndex}
            open={open}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

const Pictures = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  '& > button': {
    aspectRatio: '4 / 3',
    borderRadius: 10,
    overflow: 'hidden',
    cursor: 'zoom-in',
    '&:focus-visible': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
  },
  '& > button:first-of-type': { gridColumn: '1 / -1', aspectRatio: '16 / 10' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover', transition: 'transform 200ms ease-out' },
  '& > button:hover > img': { transform: 'scale(1.03)' },
})
