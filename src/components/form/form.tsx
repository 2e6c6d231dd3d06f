import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { UnsavedChanges } from '@/components/unsaved-changes'
import { failureText } from '@/i18n/failure-text'
import { readFailure } from '@/utils/failure'
import { takeDraft, watchDraft } from './drafts'
import { faultText } from './fault-text'
import { focusFault } from './focus-fault'
import { FaultTexts, type TypedText, TypedTexts } from './use-field'

interface FormProps<T extends FieldValues> {
  schema: z.ZodMiniType<T, T>
  /** What the fields begin with. Numbers and dates that are not known yet are null. */
  values: DefaultValues<T>
  /**
   * Sends the form; what it rejects with is shown, at the fields where it names them. `intent` is the value of the button
   * that sent it. While it goes on, and once it has resolved, the page may be left without a question.
   */
  onSubmit: (values: T, intent: string) => Promise<void>
  /** Our own sentences, by the message of the schema or of the API. */
  texts?: Record<string, string>
  /** The form's name, where there is more than one on the page or no heading over it. */
  label?: string
  /** For a button that stands outside the form. */
  id?: string
  children: ReactNode
}

/**
 * A form: faults at its fields, the first one focused, sent once at a time, and not left by accident with changes in it.
 * Where the session ends under it, what was typed is there again once the same person is back.
 * @example
 * <Form schema={newUserSchema} values={emptyUser} onSubmit={save}>
 *   <FormText name="name" label={t('users.name')} required />
 *   <FormButton>{t('users.save')}</FormButton>
 * </Form>
 */
export function Form<T extends FieldValues>({
  schema,
  values,
  onSubmit,
  texts = {},
  label,
  id,
  children,
}: FormProps<T>) {
  const { t } = useTranslation('kit')
  const [typedTexts] = useState(() => new Map<string, TypedText>())
  const validate = zodResolver(schema, { error: mildMessage })
  const resolver: Resolver<T> = async (...form) => {
    const result = await validate(...form)
    const left = [...typedTexts].filter(([, { unlisted }]) => unlisted)
    if (left.length === 0) return result
    const errors = left.map(([name]) => [name, { type: 'unlisted', message: 'Not in the list' }])
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(errors) } as FieldErrors<T> }
  }
  const form = useForm<T>({
    resolver,
    defaultValues: values,
    mode: 'onTouched',
    // Its order is that in which the fields came, not that in which they stand.
    shouldFocusError: false,
  })
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const leaving = useRef(false)
  /** Counts how often the first fault was to be looked for. */
  const [looks, setLooks] = useState(0)
  const [failure, setFailure] = useState<string>()
  const [isRestored, setRestored] = useState(false)

  const { isDirty } = form.formState
  useEffect(() => {
    if (!isDirty) leaving.current = false
  }, [isDirty])

  const name = id ?? label ?? ''
  useEffect(() => {
    const draft = takeDraft(name)
    if (draft === undefined) return
    form.reset(draft as T, { keepDefaultValues: true })
    setRestored(true)
  }, [form, name])
  useEffect(() => watchDraft(name, () => (isDirty ? form.getValues() : undefined)), [form, name, isDirty])

  // After the faults are drawn.
  useEffect(() => {
    if (looks) focusFault(element.current)
  }, [looks])

  async function send(valid: T, intent: string) {
    setFailure(undefined)
    leaving.current = true
    try {
      await onSubmit(valid, intent)
      form.reset(form.getValues())
    } catch (reason) {
      leaving.current = false
      const { fields = {}, message } = readFailure(reason)
      const entries = Object.entries(fields)
      // What the form has no field for is said with the rest.
      const [here, elsewhere] = [true, false].map((wanted) =>
        entries.filter(([field]) => (field.split('.')[0] ?? '') in form.getValues() === wanted),
      ) as [typeof entries, typeof entries]
      for (const [field, message] of here) form.setError(field as Path<T>, { message })
      if (here.length > 0) setLooks((count) => count + 1)
      const text = message ?? (entries.length > 0 ? 'Some fields are not right' : failureText(reason))
      const others = elsewhere.map(([, message]) => message).filter((other) => other !== text)
      setFailure([text, ...others].map((text) => faultText(t, text, texts)).join(' '))
    }
  }

  /** Goes back to what the form begins with, and on at its first field, since the button goes. */
  function discard() {
    form.reset()
    element.current?.querySelector<HTMLElement>('input:not([type="file"]), textarea')?.focus()
  }

  return (
    <FormProvider {...form}>
      <FaultTexts value={texts}>
        <TypedTexts value={typedTexts}>
          <Frame
            ref={element}
            id={id}
            noValidate
            aria-label={label}
            onSubmit={async (event) => {
              event.preventDefault()
              // A form in a dialog is a child of the form below it, for React.
              event.stopPropagation()
              // One at a time, however it is sent.
              if (sending.current) return
              sending.current = true
              const { submitter } = event.nativeEvent as SubmitEvent
              const intent = submitter instanceof HTMLButtonElement ? submitter.value : ''
              let refused = false
              // A text that Enter sends has not been left yet.
              for (const { settle } of typedTexts.values()) settle()
              await form.handleSubmit(
                (valid) => send(valid, intent),
                () => {
                  refused = true
                },
              )()
              sending.current = false
              if (refused) setLooks((count) => count + 1)
            }}
          >
            <UnsavedChanges changed={isDirty} leaving={leaving} />
            {isRestored && isDirty && (
              <Alert
                severity="info"
                role="status"
                action={
                  <Button color="inherit" size="small" onClick={discard}>
                    {t('form.restoredDiscard')}
                  </Button>
                }
              >
                {t('form.restored')}
              </Alert>
            )}
            {children}
            {failure && <Alert severity="error">{failure}</Alert>}
          </Frame>
        </TypedTexts>
      </FaultTexts>
    </FormProvider>
  )
}

/** zod/mini brings no texts: what the schema itself says nothing about, as the API says it. */
function mildMessage({ input, expected, format }: { input?: unknown; expected?: string; format?: string }) {
  if (input === undefined || input === null || input === '') return 'Required'
  if (format === 'datetime' || format === 'date') return 'Must be: date'
  return expected === 'number' || expected === 'int' ? `Must be: ${expected}` : 'Not valid'
}

const Frame = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}))
