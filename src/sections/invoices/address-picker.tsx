import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '@/api/addresses'
import { useField } from '@/components/form/use-field'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import addIcon from '~icons/solar/add-circle-linear'
import bookIcon from '~icons/solar/notebook-linear'

const AddressDialog = lazyPart(() => import('./address-dialog'), 'AddressDialog')

interface AddressPickerProps {
  name: 'invoiceFrom' | 'invoiceTo'
  label: string
  /** The title of the dialog. */
  dialog: string
}

/** Sender or recipient of an invoice, chosen from the address book. */
export function AddressPicker({ name, label, dialog }: AddressPickerProps) {
  const { t } = useTranslation('invoices')
  const { value, onChange, fault, ref } = useField(name)
  const address: Address | undefined = value
  const [open, setOpen] = useState<boolean>()
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40, mb: 1 }}>
        <Typography id={id} component="h2" variant="subtitle2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        {address && (
          <Button
            ref={ref}
            size="small"
            onClick={() => setOpen(true)}
            onPointerEnter={AddressDialog.preload}
            onFocus={AddressDialog.preload}
            startIcon={<Icon icon={bookIcon} size={18} />}
            sx={{ minHeight: { xs: 44, sm: 32 }, marginInlineEnd: -1.5 }}
            aria-label={t('form.change', { what: label })}
          >
            {t('form.changeShort')}
          </Button>
        )}
      </Box>
      {address ? (
        <AddressText address={address} />
      ) : (
        <Button
          ref={ref}
          fullWidth
          color={fault ? 'error' : 'inherit'}
          variant="outlined"
          onClick={() => setOpen(true)}
          onPointerEnter={AddressDialog.preload}
          onFocus={AddressDialog.preload}
          startIcon={<Icon icon={addIcon} />}
          data-fault={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          sx={{ minHeight: 96, borderStyle: 'dashed' }}
        >
          {dialog}
        </Button>
      )}
      {fault && (
        <FormHelperText error id={`${id}-fault`}>
          {fault}
        </FormHelperText>
      )}
      <Suspense>
        {open !== undefined && (
          <AddressDialog
            open={open}
            title={dialog}
            chosen={address?.id}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              onChange(chosen)
              setOpen(false)
            }}
          />
        )}
      </Suspense>
    </Box>
  )
}

export function AddressText({ address }: { address: Address }) {
  const { name, company, fullAddress, phoneNumber, email } = address
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="p" variant="subtitle2">
        <bdi>{name}</bdi>
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <bdi>{company}</bdi>
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <bdi>{fullAddress}</bdi>
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        <bdi>{phoneNumber}</bdi>
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <bdi>{email}</bdi>
      </Typography>
    </Box>
  )
}
