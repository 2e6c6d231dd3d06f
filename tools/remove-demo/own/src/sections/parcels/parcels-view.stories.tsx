import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as z from 'zod/mini'
import { parcelsSearchSchema } from '@/api/parcels'
import { ParcelsView } from './parcels-view'

const meta = {
  title: 'Pages/Parcels',
  component: ParcelsView,
  args: { search: z.parse(parcelsSearchSchema, {}) },
} satisfies Meta<typeof ParcelsView>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A crate of pears')).toBeVisible()
  },
}
