import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ellipsis } from './ellipsis'

const meta = { title: 'Foundations/Ellipsis', globals: { direction: 'rtl' } } satisfies Meta

export default meta

/** Text in the direction opposite to the page's is cut at its own end; all of it is aligned as its parent. */
export const RightToLeft: StoryObj = {
  render: () => (
    <>
      <Box sx={{ width: 160, ...ellipsis }}>The first year of remote work</Box>
      <Box sx={{ width: 160, ...ellipsis }}>Short</Box>
      <Box sx={{ width: 160, ...ellipsis }}>الطلبات</Box>
      <Box sx={{ width: 160, textAlign: 'center' }}>
        <Box sx={ellipsis}>واحد</Box>
      </Box>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const long = canvas.getByText(/remote/)
    const box = long.getBoundingClientRect()
    await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth)
    await expect(placeOf(long, 0).left).toBeCloseTo(box.left, 0)
    const short = canvas.getByText('Short')
    await expect(placeOf(short, 4).right).toBeCloseTo(short.getBoundingClientRect().right, 0)
    const arabic = canvas.getByText('الطلبات')
    await expect(placeOf(arabic, 0).right).toBeCloseTo(arabic.getBoundingClientRect().right, 0)
    const centered = canvas.getByText('واحد')
    await expect(placeOf(centered, 0).right).toBeLessThan(centered.getBoundingClientRect().right - 40)
  },
}

/** The box of one of a text's letters. */
function placeOf(element: HTMLElement, letter: number) {
  const range = document.createRange()
  const text = element.firstChild
  if (!text) throw new Error('There is no text.')
  range.setStart(text, letter)
  range.setEnd(text, letter + 1)
  return range.getBoundingClientRect()
}
