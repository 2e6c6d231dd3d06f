import IconButton from '@mui/material/IconButton'
import { memo, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Flag } from '@/components/flag'
import { lazyPart } from '@/components/lazy-part'
import { languages } from '@/i18n/languages'

const LanguageMenu = lazyPart(() => import('./language-menu'), 'LanguageMenu', { ahead: true })

/** The header's flag of the current language, which opens the language menu. */
export const LanguageSwitcher = memo(function LanguageSwitcher() {
  const { t, i18n } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // Once opened the menu stays mounted, so that it can animate closing.
  const [open, setOpen] = useState<boolean>()
  const id = useId()
  const shown = languages.find(({ tag }) => tag === i18n.language) ?? languages[0]
  return (
    <>
      <IconButton
        ref={setAnchor}
        aria-label={t('languages.button', { language: shown.label })}
        aria-haspopup="menu"
        aria-expanded={!!open}
        aria-controls={open ? id : undefined}
        onPointerEnter={LanguageMenu.preload}
        onFocus={LanguageMenu.preload}
        onClick={() => setOpen(true)}
      >
        <Flag countryCode={shown.countryCode} />
      </IconButton>
      <Suspense>
        {open !== undefined && (
          <LanguageMenu id={id} anchor={anchor} open={open} onClose={() => setOpen(false)} shown={shown.value} />
        )}
      </Suspense>
    </>
  )
})
