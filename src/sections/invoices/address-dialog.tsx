import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import ListItemButton from '@mui/material/ListItemButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, addresses } from '@/api/addresses'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import searchIcon from '~icons/solar/magnifier-linear'
import { PickerDialog, PickerList } from './picker-dialog'

interface AddressDialogProps {
  open: boolean
  title: string
  /** The id of the current address. */
  chosen?: string | undefined
  onClose: () => void
  onChoose: (address: Address) => void
}

/** The address book, filtered while typing. */
export function AddressDialog({ open, title, chosen, onClose, onChoose }: AddressDialogProps) {
  const { t } = useTranslation('invoices')
  const [q, setQ] = useState('')
  const { data, error, refetch } = useQuery(addresses.list({ q }))
  return (
    <PickerDialog
      open={open}
      title={title}
      onClose={onClose}
      head={
        <OutlinedInput
          fullWidth
          size="small"
          type="search"
          value={q}
          onChange={({ target }) => setQ(target.value)}
          placeholder={t('form.searchAddresses')}
          inputProps={{ 'aria-label': t('form.searchAddresses'), autoFocus: true }}
          startAdornment={
            <InputAdornment position="start">
              <Icon icon={searchIcon} />
            </InputAdornment>
          }
        />
      }
    >
      <Box role="status" sx={{ px: 3, typography: 'caption', color: 'text.secondary' }}>
        {data && t('form.addresses', { count: data.total })}
      </Box>
      <PickerList error={error} loading={!data && !error} onRetry={refetch}>
        {data ? (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.data.map((address) => (
              <li key={address.id}>
                <ListItemButton
                  component="button"
                  onClick={() => onChoose(address)}
                  selected={address.id === chosen}
                  aria-current={address.id === chosen}
                  sx={{ display: 'block', width: 1, textAlign: 'start', my: 0.5, py: 1.25, px: 1.5 }}
                >
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                    <Typography component="span" variant="subtitle2">
                      {address.name}
                    </Typography>
                    {address.primary && <Label color="primary">{t('form.primary')}</Label>}
                    <Label>{t(`form.addressTypes.${address.addressType}`)}</Label>
                  </Box>
                  <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {address.company}
                  </Typography>
                  <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                    {address.fullAddress}
                  </Typography>
                </ListItemButton>
              </li>
            ))}
          </Box>
        ) : (
          [1, 2, 3, 4].map((row) => (
            <Box key={row} sx={{ p: 1.5 }}>
              <Skeleton width="50%" />
              <Skeleton width="35%" />
              <Skeleton width="80%" />
            </Box>
          ))
        )}
      </PickerList>
    </PickerDialog>
  )
}
