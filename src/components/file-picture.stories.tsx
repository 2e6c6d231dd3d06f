import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { fileTypes } from '@/api/file-type-of'
import { FilePicture } from './file-picture'

const meta = {
  title: 'Kit/File picture',
  tags: ['states', 'static'],
  component: FilePicture,
  args: { name: 'Annual report.pdf', type: 'pdf', size: 48 },
} satisfies Meta<typeof FilePicture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Preview: Story = {
  args: { name: 'Portrait.webp', type: 'image/webp', preview: 'assets/avatars/avatar-1.webp', size: 96 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
  },
}

/** Without a size it fills its box: a sheet of paper with the extension, a folder, or the preview. */
export const Sheets: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}>
      {fileTypes.map((type) => (
        <Box key={type} sx={{ height: 120, borderRadius: 2, overflow: 'hidden' }}>
          <FilePicture name={`${type}.${type.slice(0, 4)}`} type={type} />
        </Box>
      ))}
    </Box>
  ),
}
