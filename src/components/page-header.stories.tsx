import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHeader } from './page-header'

const meta = {
  title: 'Kit/Page header',
  tags: ['states', 'static'],
  component: PageHeader,
  args: {
    title: 'Invoices',
    caption: 'Sent, paid and overdue',
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

/** In Chinese the name comes first, since a single number looks like a line. */
export const Chinese: Story = {
  args: { title: '一', name: '概览', caption: undefined },
  globals: { language: 'cn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^概览 · 一$/ })).toBeVisible()
  },
}

export const TitleAlone: Story = { args: { caption: undefined, children: undefined } }

/** The action wraps below the text if there is no room beside it. */
export const LongText: Story = {
  args: {
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung',
    caption: 'Every invoice since the store opened, with its payments, reminders and refunds so far.',
  },
  decorators: [(Story) => <div style={{ width: 320, overflowWrap: 'anywhere' }}>{Story()}</div>],
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
