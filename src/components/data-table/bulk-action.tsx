import Button from '@mui/material/Button'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Icon } from '@/components/icon'
import type paidIcon from '~icons/solar/check-circle-linear'
import { asCards } from './table-root'

interface BulkActionProps {
  icon: typeof paidIcon
  color?: 'error'
  /** Left out where the table is cards. */
  wide?: boolean
  onClick: () => void
  children: string
}

/** What is done to all that are selected. Where the table is cards its icon alone is seen; its name is still read. */
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
