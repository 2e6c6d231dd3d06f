import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ChoiceFilter } from './choice-filter'

/** Keeps the chosen values in state, as the URL does on a page. */
function Held({ value: first, ...props }: ComponentProps<typeof ChoiceFilter>) {
  const [value, setValue] = useState(first)
  return (
    <ChoiceFilter
      {...props}
      value={value}
      onChange={(chosen) => {
        setValue(chosen)
        props.onChange(chosen)
      }}
    />
  )
}

const meta = {
  title: 'Kit/Data table parts/Choice filter',
  component: ChoiceFilter,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Role',
    options: ['Designer', 'Engineer', 'Manager'].map((label) => ({ value: label.toLowerCase(), label })),
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceFilter>

export default meta
type Story = StoryObj<typeof meta>

/** The list stays open for several choices; the button shows their number. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Role' }))
    const menu = within(await screen.findByRole('menu', { name: 'Role' }))
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Engineer' }))
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Designer' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['engineer', 'designer'])
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Engineer' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Role 2', hidden: true })).toBeInTheDocument()
  },
}

/** Removing the last value removes the filter. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  args: { value: ['designer'] },
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Role 1' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitemcheckbox', { name: 'Designer' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await userEvent.keyboard('{End} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['manager'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const ManyItems: Story = {
  args: {
    label: 'Country',
    options: Array.from({ length: 60 }, (_, index) => ({
      value: `${index}`,
      label: `Country ${index + 1} of a federation with a long name`,
    })),
    value: ['3'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Country 1' }))
    const menu = await screen.findByRole('menu', { name: 'Country' })
    await waitFor(() => expect(menu.parentElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
  },
}
