import { useTheme } from '@mui/material/styles'

// Popover and Menu only know left and right, and mirror neither.

/** The side where a line of text begins. */
export const useStartSide = () => (useTheme().direction === 'rtl' ? 'right' : 'left')

/** The side where a line of text ends. */
export const useEndSide = () => (useTheme().direction === 'rtl' ? 'left' : 'right')
