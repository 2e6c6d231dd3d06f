// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import Alert from '@mui/material/Alert'
import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import Badge from '@mui/material/Badge'
import Checkbox from '@mui/material/Checkbox'
import { arEG } from '@mui/material/locale'
import { ThemeProvider } from '@mui/material/styles'
import TablePagination from '@mui/material/TablePagination'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createAppTheme } from './theme'

const require = createRequire(import.meta.url)

const render = (node: ReactNode) => renderToStaticMarkup(<ThemeProvider theme={createAppTheme()}>{node}</ThemeProvider>)

// The components' defaults are not exported, so these tests read the installed files.
test.each([
  ['Tooltip', /\benterDelay = 100,/],
  ['Tooltip', /\benterTouchDelay = 700,/],
  ['Tooltip', /\bleaveTouchDelay = 1500,/],
  ['Popover', /\bmarginThreshold = 16,/],
  ['MenuList/MenuList.js', /currTime - criteria\.lastTime > 500\b/],
  ['internal/animate.js', /\bduration = 300\b/],
  ['ButtonBase/TouchRipple.js', /\bDURATION = 550;/],
  ['Badge', /\bmax\w*(: \w+)? = 99\b/],
])('%s keeps %s', async (module, timing) => {
  const path = module.includes('/') ? module : `${module}/${module}.js`
  const file = require.resolve('@mui/material').replace(/index\.\w+$/, path)
  expect(await readFile(file, 'utf8')).toMatch(timing)
})

test('an alert closes by "Close"', () => {
  expect(render(<Alert onClose={() => {}}>Saved</Alert>)).toContain('aria-label="Close"')
})

test('a badge stops at 99', () => {
  expect(render(<Badge badgeContent={100} />)).toContain('99+')
})

test('a checkbox is small', () => {
  expect(render(<Checkbox />)).toContain('MuiCheckbox-sizeSmall')
})

test('an avatar group shows up to 4, the last of them the rest', () => {
  const html = render(
    <AvatarGroup>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <Avatar key={name}>{name}</Avatar>
      ))}
    </AvatarGroup>,
  )
  expect(html.match(/class="[^"]*MuiAvatar-root/g)).toHaveLength(4)
  expect(html).toContain('+3')
})

describe('createAppTheme', () => {
  const theme = createAppTheme()

  test('overrides no timing of MUI', () => {
    const set = Object.values(theme.components ?? {}).flatMap((component) =>
      Object.keys((component as { defaultProps?: object }).defaultProps ?? {}),
    )
    expect(
      // A ripple of the focus is no timing: it stays the same grey disc.
      set.filter((prop) => /delay|threshold|duration|timeout|closeText|TransitionProps|(?<!Focus)Ripple/i.test(prop)),
    ).toEqual([])
    expect(theme.components).not.toHaveProperty('MuiTooltip.defaultProps')
    expect(theme.components).not.toHaveProperty('MuiButtonBase')
    expect(theme.transitions.duration.standard).toBe(300)
  })

  test('sizes', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 })
    expect(theme.colorSchemes.light?.palette.mode).toBe('light')
    expect(theme.defaultColorScheme).toBe('light')
    expect(theme.shape.borderRadius).toBe(8)
    const css = JSON.stringify(theme.generateStyleSheets())
    expect(css).toContain('"--mui-spacing":"8px"')
    expect(css).toContain('"--mui-shape-borderRadius":"8px"')
  })

  test('shadows z1 to z24, and dialog, card, dropdown', () => {
    const names = [...Array.from({ length: 24 }, (_, index) => `z${index + 1}`), 'card', 'dropdown', 'dialog']
    expect(Object.keys(theme.customShadows).toSorted()).toEqual(names.toSorted())
    expect(theme.vars.customShadows.card).toContain('var(--mui-customShadows-card')
    expect(theme.shadows).toHaveLength(25)
    expect(theme.customShadows.z24).toBe('var(--mui-shadows-24)')
    expect(theme.shadows[24]).toContain('24px 72px')
  })

  test('direction and language are its only arguments', () => {
    const arabic = createAppTheme({ direction: 'rtl', locale: arEG })
    expect(arabic.direction).toBe('rtl')
    expect(arabic.components?.MuiTablePagination).toHaveProperty('defaultProps.labelRowsPerPage')
    expect(arabic.components?.MuiTablePagination).toHaveProperty('styleOverrides.toolbar')
    expect(theme.components?.MuiTablePagination).not.toHaveProperty('defaultProps')
  })

  test('the toolbar of a table is 64 high', () => {
    const html = render(<TablePagination component="div" count={20} page={0} rowsPerPage={5} onPageChange={() => {}} />)
    expect(html).toMatch(/min-height:64px/)
  })
})
