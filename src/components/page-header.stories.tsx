import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHeader } from './page-header'

const meta = {
  title: 'Kit/Page header',
  component: PageHeader,
  args: {
    title: 'Invoices',
    caption: 'What was billed, and what has been paid',
    children: <Button variant="contained">New invoice</Button>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  },
}

export const TitleAlone: Story = { args: { caption: undefined as never, children: undefined } }

/** The action goes below the words where there is no room beside them. */
export const LongText: Story = {
  args: {
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung',
    caption: 'Everything that has been billed since the shop was opened, with what has been paid of it so far.',
  },
  decorators: [(Story) => <div style={{ width: 320, overflowWrap: 'anywhere' }}>{Story()}</div>],
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
