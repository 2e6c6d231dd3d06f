import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchField } from './search-field'

/** Keeps the text in state, as the URL does on a page. */
function Held({ value: first, onChange, ...props }: ComponentProps<typeof SearchField>) {
  const [value, setValue] = useState(first)
  return (
    <div style={{ display: 'flex', maxWidth: 420 }}>
      <SearchField
        {...props}
        value={value}
        onChange={(text) => {
          setValue(text)
          onChange(text)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Kit/Data table parts/Search field',
  tags: ['states'],
  component: SearchField,
  render: (args) => <Held {...args} />,
  args: { label: 'Search orders', value: '', onChange: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search orders' }), '6010')
    await expect(args.onChange).toHaveBeenLastCalledWith('6010')
  },
}

export const Typed: Story = { args: { value: 'Kayleigh' } }
