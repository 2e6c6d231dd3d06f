import { styled } from '@mui/material/styles'
import { createContext } from 'react'

/** A collapsible part below its toggle; `foldStyles` on their parent decides when it is open. */
export const Fold = styled('div')({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: 'grid-template-rows var(--ark-layout-transition) ease-out, visibility var(--ark-layout-transition)',
  '& > *': { minHeight: 0, overflow: 'hidden' },
})

/**
 * True inside a collapsed part. Links and buttons then get tabIndex -1: MUI's FocusTrap would take an invisible element for the
 * last one of a drawer, and Shift+Tab would go nowhere.
 */
export const FoldedAway = createContext(false)

/** The arrow of a toggle: down while expanded, to the text's end while collapsed. */
export const Caret = styled('span')({
  '--closed': '-90deg',
  display: 'flex',
  rotate: 'var(--closed)',
  transition: 'rotate var(--ark-layout-transition), opacity var(--ark-layout-transition)',
  '[dir="rtl"] &': { '--closed': '90deg' },
})

/** A list without bullets. */
export const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
