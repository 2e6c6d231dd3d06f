import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Label, labelColors, labelVariants } from './label'

const meta = {
  title: 'Kit/Label',
  component: Label,
  tags: ['autodocs', 'states', 'static'],
  args: { children: 'Completed', color: 'success', variant: 'soft' },
  argTypes: {
    color: { control: 'select', options: labelColors },
    variant: { control: 'inline-radio', options: labelVariants },
  },
} satisfies Meta<typeof Label>

export default meta

type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    const label = canvas.getByText('Completed')
    await expect(getComputedStyle(label).borderRadius).toBe('6px')
    // `color` is a style prop and must not become an attribute.
    await expect(label).not.toHaveAttribute('color')
  },
}

export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, max-content)', gap: 16 }}>
      {labelVariants.map((variant) =>
        labelColors.map((color) => (
          <Label key={variant + color} color={color} variant={variant}>
            {color}
          </Label>
        )),
      )}
    </div>
  ),
}

export const Dark: Story = { ...All, globals: { scheme: 'dark' } }

export const HighContrast: Story = { ...All, globals: { contrast: 'hight' } }
