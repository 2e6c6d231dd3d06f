import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/api/invoices'
import { useCan } from '@/auth/use-can'
import { Icon } from '@/components/icon'
import { RouterButton } from '@/components/router-link'
import downloadIcon from '~icons/solar/download-minimalistic-linear'
import editIcon from '~icons/solar/pen-2-linear'
import sendIcon from '~icons/solar/plain-linear'
import printIcon from '~icons/solar/printer-linear'
import trashIcon from '~icons/solar/trash-bin-trash-linear'
import { invoicesPage } from './invoices-search'
import { useInvoiceChanges } from './use-invoice-changes'

interface InvoiceActionsProps {
  invoice: Invoice
  /** Goes back to the list. */
  onClose: () => void
}

/** The actions of the open invoice. */
export function InvoiceActions({ invoice, onClose }: InvoiceActionsProps) {
  const { t } = useTranslation('invoices')
  const { send, remove } = useInvoiceChanges()
  const can = useCan('invoices')
  const print = () => window.print()

  async function drop() {
    // The list first, since a deleted invoice cannot be displayed.
    onClose()
    await remove([invoice])
  }

  return (
    <Box role="toolbar" aria-label={t('actions')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {can.change && (
        <RouterButton
          {...invoicesPage.link({ edit: invoice.id })}
          variant="soft"
          color="inherit"
          startIcon={<Icon icon={editIcon} />}
          sx={quiet}
        >
          <span>{t('edit')}</span>
        </RouterButton>
      )}
      <Action icon={printIcon} onClick={print}>
        {t('print')}
      </Action>
      <Action icon={downloadIcon} onClick={print} title={t('downloadHint')}>
        {t('download')}
      </Action>
      {can.delete && (
        <Action icon={trashIcon} color="error" onClick={drop}>
          {t('delete')}
        </Action>
      )}
      {can.change && (
        <Action icon={sendIcon} color="primary" variant="contained" onClick={() => send([invoice])}>
          {t(invoice.sent ? 'sendAgain' : 'send')}
        </Action>
      )}
    </Box>
  )
}

interface ActionProps {
  icon: typeof editIcon
  color?: 'inherit' | 'error' | 'primary'
  variant?: 'soft' | 'contained'
  title?: string
  onClick: () => void
  children: string
}

function Action({ icon, color = 'inherit', variant = 'soft', children, ...props }: ActionProps) {
  return (
    <Button
      {...props}
      variant={variant}
      color={color}
      startIcon={<Icon icon={icon} />}
      sx={variant === 'soft' ? quiet : loud}
    >
      <span>{children}</span>
    </Button>
  )
}

const loud = { flexGrow: { xs: 1, sm: 0 }, minHeight: { xs: 44, sm: 40 } }

/** On a phone only the icon is visible; the name stays accessible. */
const quiet = {
  minHeight: { xs: 44, sm: 40 },
  minWidth: { xs: 48, sm: 64 },
  px: { xs: 0, sm: 1.5 },
  '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-4px 8px' } },
  '& > span:last-of-type': { '@media (max-width: 599.95px)': visuallyHidden },
}
