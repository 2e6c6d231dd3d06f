import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { calendarDay, email, required } from '@/api/fields'
import { RouterButton } from '@/components/router-link'
import { dropDrafts, keepDrafts, watchDraft } from './drafts'
import { Form } from './form'
import { FormAutocomplete } from './form-autocomplete'
import { FormButton } from './form-button'
import { FormDate } from './form-date'
import { FormNumber } from './form-number'
import { FormSelect } from './form-select'
import { FormSwitch } from './form-switch'
import { FormText } from './form-text'

const schema = z.object({
  name: required,
  email,
  role: z.enum(['editor', 'reader']),
  pay: z.number().check(z.nonnegative('Enter 0 or more')),
  start: calendarDay,
  skills: z.array(z.string()).check(z.minLength(1, 'Add at least one item')),
  open: z.boolean(),
})
const empty = { name: '', email: '', role: 'reader' as const, start: undefined, skills: [], open: false }
const roles = ['editor', 'reader'].map((value) => ({ value, label: value }))
const skills = ['Design', 'Code', 'Text'].map((value) => ({ value, label: value }))
const send = fn(async (_values: z.infer<typeof schema>, _intent: string) => {})

const meta = {
  title: 'Kit/Form',
  tags: ['states'],
  component: Form<z.infer<typeof schema>>,
  args: { schema, values: empty, onSubmit: send, children: null },
  beforeEach: () => {
    send.mockReset()
    send.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 200)))
  },
  render: (args) => (
    <main style={{ maxWidth: 480, display: 'grid', gap: 24, justifyItems: 'start' }}>
      <RouterButton to="/">Elsewhere</RouterButton>
      <Form {...args} label="Person">
        <FormText name="name" label="Name" required />
        <FormText name="email" label="Email" required />
        <FormSelect name="role" label="Role" options={roles} />
        <FormNumber name="pay" label="Pay" money required />
        <FormDate name="start" label="Start" required />
        <FormAutocomplete name="skills" label="Skills" options={skills} multiple required />
        <FormSwitch name="open" label="Open" />
        <FormButton value="save">Save</FormButton>
      </Form>
    </main>
  ),
} satisfies Meta<typeof Form<z.infer<typeof schema>>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const start = await canvas.findByRole('group', { name: /Start/ }, { timeout: 10_000 })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pay' }), '1,234.5')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Pay' })).toHaveValue('1,234.50')
    await userEvent.click(within(start).getByRole('spinbutton', { name: 'Month' }))
    await userEvent.keyboard('03102026')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Role' }))
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await userEvent.type(canvas.getByRole('combobox', { name: /Skills/ }), 'Co{Enter}')
    await userEvent.click(canvas.getByRole('switch', { name: 'Open' }))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    await expect(send).toHaveBeenCalledWith(
      {
        name: 'Ada',
        email: 'ada@example.com',
        role: 'editor',
        pay: 1234.5,
        start: '2026-03-10',
        skills: ['Code'],
        open: true,
      },
      'save',
    )
  },
}

/** The form's contents at the end of the session are restored once the same user is back. */
export const SessionEnded: Story = {
  tags: ['keyboard'],
  beforeEach: () => {
    const stop = watchDraft('Person', () => ({ ...empty, name: 'Ada Byron', skills: ['Code'] }))
    keepDrafts()
    stop()
    return dropDrafts
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const said = await canvas.findByText(/Your unsaved changes have been restored/, undefined, {
      timeout: 10_000,
    })
    await expect(said).toBeVisible()
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Ada Byron')
    await expect(canvas.getByText('Code')).toBeVisible()
    canvas.getByRole('button', { name: 'Discard' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(name).toHaveValue(''))
    await expect(said).not.toBeInTheDocument()
    await expect(name).toHaveFocus()
  },
}

export const Faults: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: /Start/ }, { timeout: 10_000 })
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toBeInvalid()
    await expect(name).toHaveAccessibleDescription('Required')
    await userEvent.type(name, 'Ada')
    await expect(name).toBeValid()
    const pay = canvas.getByRole('textbox', { name: 'Pay' })
    await userEvent.type(pay, 'much')
    await userEvent.tab()
    await waitFor(() => expect(pay).toHaveAccessibleDescription('Enter a number like 1,234.50'))
    await expect(pay).toHaveValue('much')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }))
    await userEvent.keyboard('{Enter}')
    await expect(send).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    values: {
      ...empty,
      name: 'Ada',
      email: 'ada@example.com',
      pay: 1,
      start: '2026-03-10',
      skills: ['Code'],
    },
  },
  beforeEach: () => {
    send.mockRejectedValue({ message: 'Some fields are invalid', fields: { email: 'There is one already' } })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('There is one already')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check the highlighted fields.')
  },
}

export const Unsaved: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Ada')
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(within(dialog).getByRole('button', { name: 'Keep editing' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(name).toHaveValue('Ada')
  },
}
