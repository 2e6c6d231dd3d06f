import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { RouterButton } from '@/components/router-link'
import { showMessage } from '@/components/snackbar-store'
import { useEndSide } from '@/components/text-sides'
import bookmarkIcon from '~icons/solar/bookmark-linear'
import trashIcon from '~icons/solar/trash-bin-trash-linear'
import type { OrdersSearch } from './orders-search'
import { removeView, saveView, useSavedViews } from './saved-views-store'

interface SavedViewsProps {
  search: OrdersSearch
}

/** Saved views of the page, stored in this browser: a link each, and a field to name the current one. */
export function SavedViews({ search }: SavedViewsProps) {
  const { t } = useTranslation('orders')
  const horizontal = useEndSide()
  const { views } = useSavedViews()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [name, setName] = useState('')
  const close = () => setAnchor(null)

  function save(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (!wanted) return
    const { id, page, ...shown } = search
    const kept = saveView({ name: wanted, search: { ...shown, page: 1, id: undefined } })
    showMessage({ text: t(kept ? 'views.saved' : 'views.notKept', { name: wanted }) })
    setName('')
    close()
  }

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={!!anchor}
        startIcon={<Icon icon={bookmarkIcon} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('views.button')}
      </Button>
      <Popover
        anchorEl={anchor}
        open={!!anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('views.button'), sx: { p: 2, width: 320 } } }}
      >
        {views.length === 0 && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('views.none')}</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {views.map((view) => (
            <Box component="li" key={view.name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {view.search ? (
                <RouterButton
                  to="."
                  search={view.search}
                  resetScroll={false}
                  color="inherit"
                  onClick={close}
                  sx={{ flexGrow: 1, minWidth: 0, justifyContent: 'flex-start', overflowWrap: 'anywhere' }}
                >
                  {view.name}
                </RouterButton>
              ) : (
                <Box sx={{ flexGrow: 1, minWidth: 0, px: 1, overflowWrap: 'anywhere' }}>
                  {view.name}
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('views.unreadable')}
                  </Typography>
                </Box>
              )}
              <IconButton
                color="inherit"
                aria-label={t('views.remove', { name: view.name })}
                onClick={() => removeView(view.name)}
              >
                <Icon icon={trashIcon} />
              </IconButton>
            </Box>
          ))}
        </Box>
        <Divider sx={{ my: 2 }} />
        <Box component="form" onSubmit={save} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <TextField
            fullWidth
            size="small"
            label={t('views.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <Button type="submit" variant="soft" disabled={!name.trim()} sx={{ minHeight: 40 }}>
            {t('views.save')}
          </Button>
        </Box>
      </Popover>
    </>
  )
}
