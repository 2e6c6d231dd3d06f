import type { Theme } from '@mui/material/styles'
import { createBreakpoints, ThemeProvider } from '@mui/system'
import type { StoryContext } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'

/** Widths for a story's `globals: { viewport: { value } }`; `desktop` has room for the frame with its navigation. */
export const viewports = {
  ...MINIMAL_VIEWPORTS,
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '100%' } },
} as const

/** The manager resizes the story's frame after selecting the story. */
const resizeTimeout = 2000 // ms

/**
 * Waits until the window has the width of a story.
 * @returns the width if the window keeps another one: in its own tab, or on a docs page
 */
export async function missingWidth({ storyGlobals, viewMode }: Pick<StoryContext, 'storyGlobals' | 'viewMode'>) {
  const wanted = viewports[storyGlobals.viewport?.value as keyof typeof viewports]?.styles.width
  const width = Number.parseInt(wanted ?? '', 10)
  if (!width || innerWidth === width) return undefined
  if (viewMode === 'story' && parent !== window) await resized(width)
  return innerWidth === width ? undefined : width
}

function resized(width: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(end, resizeTimeout)
    addEventListener('resize', look)
    function look() {
      if (innerWidth === width) end()
    }
    function end() {
      clearTimeout(timer)
      removeEventListener('resize', look)
      resolve()
    }
  })
}

interface WidthProps {
  /** In px; undefined for the window's own width. */
  width: number | undefined
  children: ReactNode
}

/** Renders its children as a window of another width would, by its breakpoints. */
export function Width({ width, children }: WidthProps) {
  if (!width) return children
  return (
    <ThemeProvider
      theme={(theme: Theme) => ({ ...theme, breakpoints: breakpointsAt(width, theme.breakpoints.values) })}
    >
      <style>{`html { width: ${width}px }`}</style>
      {children}
    </ThemeProvider>
  )
}

function breakpointsAt(width: number, values: Theme['breakpoints']['values']) {
  const reached = Object.entries(values).map(([name, from]) => [name, from <= width ? 0 : 99_999])
  return createBreakpoints({ values: Object.fromEntries(reached) })
}
