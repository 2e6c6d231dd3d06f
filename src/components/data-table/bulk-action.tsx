import Button from '@mui/material/Button'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Icon } from '@/components/icon'
import type paidIcon from '~icons/solar/check-circle-linear'
import { asCards } from './table-root'

interface BulkActionProps {
  icon: typeof paidIcon
  color?: 'error'
  /** Hidden while the table is in card layout. */
  wide?: boolean
  onClick: () => void
  children: string
}

/** A bulk action. In card layout only its icon is visible; its name stays accessible. */
export function BulkAction({ icon, color, wide = false, onClick, children }: BulkActionProps) {
  return (
    <Button {...(color && { color })} onClick={onClick} startIcon={<Icon icon={icon} />} sx={wide ? gone : narrow}>
      <span>{children}</span>
    </Button>
  )
}

const gone = { [asCards]: { display: 'none' } }
const narrow = {
  [asCards]: {
    minWidth: 44,
    minHeight: 44,
    px: 0,
    '& .MuiButton-startIcon': { m: 0 },
    '& > span:last-of-type': visuallyHidden,
  },
}
