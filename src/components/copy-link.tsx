import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import checkIcon from '~icons/solar/check-circle-bold'
import linkIcon from '~icons/solar/link-minimalistic-2-linear'
import { Icon } from './icon'

interface CopyLinkProps {
  /** Returns the URL at the time of the click. */
  href: () => string
}

/** Copies a URL and confirms it; without permission for the clipboard, it displays the URL instead. */
export function CopyLink({ href }: CopyLinkProps) {
  const { t } = useTranslation()
  const [link, setLink] = useState<{ href: string; copied: boolean }>()

  async function copy() {
    const address = href()
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setLink({ href: address, copied: copied ?? false })
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
