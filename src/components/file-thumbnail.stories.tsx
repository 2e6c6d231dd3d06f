import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fileTypes } from '@/api/file-type-of'
import { FileThumbnail } from './file-thumbnail'

const meta = {
  title: 'Kit/File thumbnail',
  tags: ['states', 'static'],
  component: FileThumbnail,
  args: {
    name: 'Annual report.pdf',
    size: 5_724_000,
    path: 'Docs',
    type: 'pdf',
    preview: '',
    lastModified: '2026-03-10T12:00:00Z',
  },
} satisfies Meta<typeof FileThumbnail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Annual report.pdf')).toBeVisible()
  },
}

export const Picture: Story = {
  args: { name: 'Portrait.webp', type: 'image/webp', preview: 'assets/avatars/avatar-1.webp' },
}

export const LongName: Story = {
  args: { name: `${'A name that is far longer than its place '.repeat(4)}.docx`, type: 'word' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
}

export const Kinds: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {fileTypes.map((type) => (
        <FileThumbnail key={type} name={type} type={type} size={1_200_000} />
      ))}
    </div>
  ),
}
