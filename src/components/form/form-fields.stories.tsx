import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { amount, calendarDay, required } from '@/api/fields'
import { Flag } from '@/components/flag'
import { useSnackbar } from '@/components/snackbar-store'
import { Form } from './form'
import { FormAutocomplete } from './form-autocomplete'
import { FormAvatar } from './form-avatar'
import { FormButton } from './form-button'
import { FormCard, Pair } from './form-card'
import { FormDate } from './form-date'
import { FormNumber } from './form-number'
import { FormPictures } from './form-pictures'
import { FormSelect } from './form-select'
import { FormSwitch } from './form-switch'
import { FormText } from './form-text'

const kinds = {
  text: required,
  number: amount,
  day: calendarDay,
  list: z.array(z.string()).check(z.minLength(1, 'Add at least one item')),
  boolean: z.boolean(),
}

interface FieldProps {
  /** The kind of value. */
  kind: keyof typeof kinds
  /** The initial value. */
  value: unknown
  children: ReactNode
}

const send = fn()

/** A field named `it` in a form of its own. */
function Field({ kind, value, children }: FieldProps) {
  return (
    <main style={{ maxWidth: 420 }}>
      <Form
        schema={z.object({ it: kinds[kind] })}
        values={{ it: value as never }}
        onSubmit={async ({ it }) => void send(it)}
        label="Form"
      >
        {children}
        <FormButton>Save</FormButton>
      </Form>
    </main>
  )
}

const meta = {
  title: 'Kit/Form fields',
  component: Field,
  args: { kind: 'text', value: '', children: <FormText name="it" label="Name" required /> },
  argTypes: { kind: { control: false }, value: { control: false }, children: { control: false } },
  beforeEach: () => {
    send.mockReset()
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

/** The error appears on blur, and disappears as soon as the value is valid. */
export const Text: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.click(field)
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription('Required'))
    await userEvent.type(field, 'Ada{Enter}')
    await waitFor(() => expect(send).toHaveBeenCalledWith('Ada'))
  },
}

export const TextOfManyLines: Story = {
  args: {
    value: 'What goes on for more than a line grows with what is written. '.repeat(4),
    children: <FormText name="it" label="About" multiline minRows={3} helperText="Guests read this first." />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'About' })).toHaveAccessibleDescription(
      'Guests read this first.',
    )
  },
}

/** A sentence has the direction of its language; an empty field that of the page. */
export const TextInAnotherDirection: Story = {
  globals: { direction: 'rtl' },
  args: { value: 'Looks after the whole workspace.', children: <FormText name="it" label="About" multiline /> },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'About' })
    await expect(field).toHaveStyle({ unicodeBidi: 'plaintext', direction: 'rtl' })
  },
}

/** Typed and displayed in the language's format. */
export const Money: Story = {
  tags: ['keyboard'],
  args: { kind: 'number', value: null, children: <FormNumber name="it" label="Discount" money sign="−" required /> },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Discount' })
    await userEvent.type(field, '-5')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter 0 or more'))
    await userEvent.clear(field)
    await userEvent.type(field, '1234.5')
    await userEvent.tab()
    await expect(field).toHaveValue('1,234.50')
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledWith(1234.5))
  },
}

/** Accepts the other decimal separator, other digits and a currency; an ambiguous number is rejected with an example. */
export const MoneyFromElsewhere: Story = {
  tags: ['keyboard'],
  args: Money.args as NonNullable<typeof Money.args>,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Discount' })
    const type = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await userEvent.tab()
    }
    for (const [text, written, value] of [
      ['12,50', '12.50', 12.5],
      ['1.234,56 €', '1,234.56', 1234.56],
      ['１２．５', '12.50', 12.5],
      ['١٢٫٥', '12.50', 12.5],
    ] as const) {
      await type(text)
      await expect(field).toHaveValue(written)
      // It stays unchanged after another focus and blur.
      await userEvent.click(field)
      await userEvent.tab()
      await expect(field).toHaveValue(written)
      await save()
      await waitFor(() => expect(send).toHaveBeenLastCalledWith(value))
    }
    for (const [text, fault] of [
      ['1,23,4', 'Enter a number like 1,234.50'],
      ['1.500', 'Enter a number like 1,234.50'],
      ['12.3456', 'Use at most 2 decimal places'],
      ['1000000000000000000000', 'Enter a smaller number'],
    ] as const) {
      send.mockReset()
      await type(text)
      await waitFor(() => expect(field).toHaveAccessibleDescription(fault))
      await save()
      await expect(send).not.toHaveBeenCalled()
    }
  },
}

export const MoneyInFrench: Story = {
  tags: ['keyboard'],
  ...Money,
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Discount' })
    await userEvent.type(field, '1234,5')
    await userEvent.tab()
    await expect(field).toHaveValue(new Intl.NumberFormat('fr', { minimumFractionDigits: 2 }).format(1234.5))
  },
}

const countries = [
  { value: 'JP', label: 'Japan' },
  { value: 'NO', label: 'Norway' },
  { value: 'VN', label: 'Viet Nam' },
].map((country) => ({ ...country, icon: <Flag countryCode={country.value} /> }))

export const Select: Story = {
  tags: ['keyboard'],
  args: { value: 'NO', children: <FormSelect name="it" label="Country" options={countries} /> },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Country' })
    field.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await waitFor(() => expect(field).toHaveTextContent('Viet Nam'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledWith('VN'))
  },
}

/** One of many options, found by typing. */
export const Autocomplete: Story = {
  tags: ['keyboard'],
  args: { children: <FormAutocomplete name="it" label="Country" options={countries} required /> },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Country' })
    await userEvent.type(field, 'zzz')
    await expect(await screen.findByText('No matches')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'nor{Enter}')
    await expect(field).toHaveValue('Norway')
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledWith('NO'))
  },
}

/** The typed text is matched on blur: by name, code, alias, or the highlighted option. */
export const AutocompleteLeft: Story = {
  tags: ['keyboard'],
  args: {
    children: (
      <FormAutocomplete
        name="it"
        label="Country"
        options={countries.map((country) => ({ ...country, also: country.value === 'VN' ? ['Vietnam'] : [] }))}
        autoComplete="country-name"
        required
      />
    ),
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole<HTMLInputElement>('combobox', { name: 'Country' })
    for (const [typed, shown] of [
      [' norway ', 'Norway'],
      ['jp', 'Japan'],
      ['Vietnam', 'Viet Nam'],
      ['no', 'Norway'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await userEvent.tab()
      await expect(field).toHaveValue(shown)
    }
    await userEvent.clear(field)
    await userEvent.type(field, 'Atlantis')
    await userEvent.tab()
    await expect(field).toHaveValue('Atlantis')
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveAccessibleDescription('Choose an option from the list')
    send.mockClear()
    await save()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(send).not.toHaveBeenCalled()

    // Autofill: a value and an event, without focus.
    field.blur()
    await expect(field).toHaveAttribute('autocomplete', 'country-name')
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    write?.call(field, 'Japan')
    field.dispatchEvent(new Event('change', { bubbles: true }))
    await waitFor(() => expect(field).toBeValid())
    await expect(screen.queryByRole('listbox')).toBeNull()
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledWith('JP'))
  },
}

/** Several values, some not among the options; Backspace removes the last one. */
export const AutocompleteOfSeveral: Story = {
  tags: ['keyboard'],
  args: {
    kind: 'list',
    value: ['Design'],
    children: (
      <FormAutocomplete
        name="it"
        label="Skills"
        options={['Design', 'Code', 'Text'].map((value) => ({ value, label: value }))}
        multiple
        free
        helperText="As many as you like."
      />
    ),
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Skills' })
    await userEvent.type(field, 'Weaving{Enter}Baking{Enter}')
    await expect(canvas.getByText('Baking')).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.queryByText('Baking')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledWith(['Design', 'Weaving']))
  },
}

/** Invalid and out-of-range days have errors; the calendar works by keyboard. */
export const DateInRange: Story = {
  tags: ['keyboard'],
  args: {
    kind: 'day',
    value: null,
    children: <FormDate name="it" label="Start" required min="2026-03-01" max="2026-03-31" />,
  },
  play: async ({ canvas }) => {
    const field = within(await canvas.findByRole('group', { name: /Start/ }, { timeout: 10_000 }))
    await save()
    await waitFor(() => expect(canvas.getByText('Required')).toBeVisible())
    await userEvent.click(field.getByRole('spinbutton', { name: 'Month' }))
    await userEvent.keyboard('03102026')
    await userEvent.click(canvas.getByRole('button', { name: /Choose date/ }))
    const calendar = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(calendar.getByRole('gridcell', { name: '10' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledWith('2026-03-11'))
  },
}

/** Arabic, Persian and full-width digits are accepted, and a pasted date is parsed or rejected. */
export const DateInOtherDigits: Story = {
  args: { kind: 'day', value: null, children: <FormDate name="it" label="Start" required /> },
  play: async ({ canvas }) => {
    const field = within(await canvas.findByRole('group', { name: /Start/ }, { timeout: 10_000 }))
    const part = (name: string) => field.getByRole('spinbutton', { name })
    await userEvent.click(part('Month'))
    // Digit by digit, as a keyboard types them: the field moves to its next part by itself.
    for (const digit of '٠٤١٧۲۰۲６') {
      document.execCommand('insertText', false, digit)
      await new Promise((resolve) => setTimeout(resolve))
    }
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledWith('2026-04-17'))

    const paste = (text: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      part('Day').dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }
    await userEvent.click(part('Day'))
    paste('2027-01-31')
    await waitFor(() => expect(part('Year')).toHaveTextContent('2027'))
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledWith('2027-01-31'))
    await userEvent.click(part('Day'))
    paste('٢٠')
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledWith('2027-01-20'))
    await userEvent.click(part('Day'))
    paste('next week')
    await expect(useSnackbar.getState().message?.text).toBe("“next week” isn't a date. Enter one like Apr 17, 2026.")
    await save()
    await waitFor(() => expect(send).toHaveBeenLastCalledWith('2027-01-20'))
  },
}

export const Switch: Story = {
  tags: ['keyboard'],
  args: {
    kind: 'boolean',
    value: false,
    children: <FormSwitch name="it" label="Verified" helperText="We send an email to the address." />,
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('switch', { name: 'Verified' })
    await expect(field).toHaveAccessibleDescription('We send an email to the address.')
    const startOf = (text: string) => canvas.getByText(text).getBoundingClientRect().left
    await expect(startOf('We send an email to the address.')).toBe(startOf('Verified'))
    field.focus()
    await userEvent.keyboard(' ')
    await expect(field).toBeChecked()
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledWith(true))
  },
}

/** A picture is chosen or dropped; other files are rejected, and the current picture stays. */
export const Avatar: Story = {
  args: {
    value: 'assets/avatars/avatar-1.webp',
    children: <FormAvatar name="it" label="Picture" initials="AL" />,
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Choose a photo')
    await userEvent.upload(field, new File(['words'], 'notes.txt', { type: 'text/plain' }), { applyAccept: false })
    await expect(await canvas.findByRole('alert')).toHaveTextContent("notes.txt isn't a JPEG, PNG, WebP or GIF image")
    await userEvent.upload(field, new File(['words'], 'broken.png', { type: 'image/png' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't read broken.png as an image"))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }))
    await expect(canvas.getByText('AL')).toBeVisible()
    await expect(field).toHaveFocus()
  },
}

/** The order is changed by buttons or by dragging; the focus and an announcement follow. */
export const Pictures: Story = {
  tags: ['keyboard'],
  args: {
    kind: 'list',
    value: ['assets/avatars/avatar-1.webp', 'assets/avatars/avatar-2.webp', 'assets/avatars/avatar-3.webp'],
    children: <FormPictures name="it" label="Pictures" />,
  },
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('button', { name: 'Move image 3 earlier' })
    last.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move image 2 earlier' })).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('Image 3 moved to position 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 1' }))
    await expect(canvas.getByRole('button', { name: 'Remove image 1' })).toHaveFocus()
    const field = canvas.getByLabelText('Add images')
    await userEvent.upload(field, new File(['words'], 'notes.txt', { type: 'text/plain' }), { applyAccept: false })
    await expect(await canvas.findByRole('alert')).toHaveTextContent("notes.txt isn't a JPEG, PNG, WebP or GIF image")
    await save()
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(['assets/avatars/avatar-3.webp', 'assets/avatars/avatar-2.webp']),
    )
  },
}

/** A section of a long form, with two fields side by side if there is room. */
export const Card: Story = {
  render: () => (
    <Form schema={z.object({ first: required, last: required })} values={{}} onSubmit={send} label="Person">
      <FormCard title="Name" text="As it stands in the passport.">
        <Pair>
          <FormText name="first" label="First name" required />
          <FormText name="last" label="Last name" required />
        </Pair>
      </FormCard>
    </Form>
  ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('group', { name: 'Name' }))
    const [first, last] = card.getAllByRole('textbox').map((field) => field.getBoundingClientRect())
    await expect(first?.top).toBe(last?.top)
  },
}
