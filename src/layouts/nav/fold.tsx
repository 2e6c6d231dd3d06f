import { styled } from '@mui/material/styles'
import { createContext } from 'react'

/** What opens and closes below its handle; `foldStyles` of the element around both says when. */
export const Fold = styled('div')({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: 'grid-template-rows var(--ark-layout-transition) ease-out, visibility var(--ark-layout-transition)',
  '& > *': { minHeight: 0, overflow: 'hidden' },
})

/**
 * Whether what stands here is folded away. Links and buttons say so by their tabIndex: MUI's FocusTrap takes what is
 * merely invisible for the last thing in a drawer, and Shift+Tab would go nowhere.
 */
export const FoldedAway = createContext(false)

/** The mark of a handle, an arrow down: turned to the text's end while it is closed. */
export const Caret = styled('span')({
  '--closed': '-90deg',
  display: 'flex',
  rotate: 'var(--closed)',
  transition: 'rotate var(--ark-layout-transition), opacity var(--ark-layout-transition)',
  '[dir="rtl"] &': { '--closed': '90deg' },
})

/** A list without marks. */
export const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
