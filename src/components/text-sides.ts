import { useTheme } from '@mui/material/styles'

// Popover and Menu know left and right only, and turn neither.

/** The side on which a line of the text begins. */
export const useStartSide = () => (useTheme().direction === 'rtl' ? 'right' : 'left')

/** The side on which a line of the text ends. */
export const useEndSide = () => (useTheme().direction === 'rtl' ? 'left' : 'right')
