import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config'

interface AddressMapProps {
  address: string
  alt: string
  /** The key of the map service; without one there is no map. */
  apiKey?: string
}

/** A picture of the map around an address, by Google's Maps Static API. Loaded when it comes near the screen. */
export function AddressMap({ address, alt, apiKey = config.mapsApiKey }: AddressMapProps) {
  const { i18n } = useTranslation()
  const query = new URLSearchParams({
    center: address,
    markers: address,
    zoom: '14',
    size: '480x180',
    scale: '2',
    language: i18n.language,
    key: apiKey,
  })
  const src = `${config.mapsHost}/maps/api/staticmap?${query}`
  const [failed, setFailed] = useState('')
  if (!apiKey || failed === src) return null
  return (
    <Picture
      src={src}
      alt={alt}
      width={480}
      height={180}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
}

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '480 / 180',
  objectFit: 'cover',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.action.hover,
}))
