import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brand } from '@/brand'
import { Logo } from './logo'

const meta = { title: 'Shell/Logo', component: Logo, tags: ['autodocs'] } satisfies Meta<typeof Logo>

export default meta

type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('link', { name: 'logo' })
    await expect(logo).toHaveAttribute('href', '/')
    const { width, height } = logo.getBoundingClientRect()
    await expect([width, height]).toEqual([40, 40])
  },
}

export const WithName: Story = {
  args: { wordmark: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(brand.name)).toBeVisible()
    // The name is outside the link's box.
    await expect(canvas.getByRole('link', { name: 'logo' }).getBoundingClientRect().width).toBe(40)
  },
}

export const Large: Story = { args: { size: 96 } }

/** It takes the preset's colors. */
export const Orange: Story = { args: { wordmark: true }, globals: { preset: 'orange' } }

export const Dark: Story = { args: { wordmark: true }, globals: { scheme: 'dark' } }
