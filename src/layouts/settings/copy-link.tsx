import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { previewOf } from '@/settings/schema'
import { getSettings } from '@/settings/store'
import checkIcon from '~icons/solar/check-circle-bold'
import linkIcon from '~icons/solar/link-minimalistic-2-linear'

/** Copies an address that shows this page to others as it is seen here; where that is forbidden, shows it to be copied. */
export function CopyLink() {
  const { t } = useTranslation()
  const [link, setLink] = useState<{ href: string; copied: boolean }>()

  async function copy() {
    const href = previewLink(location.href)
    const copied = await navigator.clipboard?.writeText(href).then(
      () => true,
      () => false,
    )
    setLink({ href, copied: copied ?? false })
  }

  return (
    <>
      <Button
        variant="soft"
        color={link?.copied ? 'success' : 'primary'}
        startIcon={<Icon icon={link?.copied ? checkIcon : linkIcon} />}
        onClick={copy}
        onBlur={() => link?.copied && setLink(undefined)}
      >
        <span aria-live="polite">{link?.copied ? t('settings.linkCopied') : t('settings.copyLink')}</span>
      </Button>
      {link && !link.copied && (
        <TextField
          size="small"
          value={link.href}
          slotProps={{ htmlInput: { readOnly: true, 'aria-label': t('settings.link'), dir: 'ltr' } }}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}

/** The address with the settings that differ from the defaults, and without those it had. */
function previewLink(address: string) {
  const url = new URL(address)
  url.searchParams.delete('preview')
  const rest = url.searchParams.toString()
  // By hand, since searchParams would escape what may stand in a query as it is.
  url.search = `${rest && `${rest}&`}preview=${encodeURI(previewOf(getSettings()))}`
  return url.href
}
