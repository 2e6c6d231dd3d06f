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
import { errorText } from './error-text'
import { focusFirstError } from './focus-first-error'
import { ErrorTexts, type TypedText, TypedTexts } from './use-field'

interface FormProps<T extends FieldValues> {
  schema: z.ZodMiniType<T, T>
  /** The initial values. Unknown numbers and dates are null. */
  values: DefaultValues<T>
  /**
   * Submits the form; field errors of a rejection appear at their fields. `intent` is the value of the submit button. While
   * pending and after success, the page can be left without a question.
   */
  onSubmit: (values: T, intent: string) => Promise<void>
  /** Texts by the message of the schema or the API. */
  texts?: Record<string, string>
  /** The form's accessible name, if there are several on the page or it has no heading. */
  label?: string
  /** For a submit button outside the form. */
  id?: string
  children: ReactNode
}

/**
 * A form with errors at its fields, focus on the first one, no double submits, and a question before unsaved changes are lost. If
 * the session ends, the contents are restored once the same user is back.
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
    const errors = left.map(([name]) => [name, { type: 'unlisted', message: 'Choose an option from the list' }])
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(errors) } as FieldErrors<T> }
  }
  const form = useForm<T>({
    resolver,
    defaultValues: values,
    mode: 'onTouched',
    // react-hook-form's order is that of registration, not that of the page.
    shouldFocusError: false,
  })
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const leaving = useRef(false)
  /** Counts the requests to focus the first error. */
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

  // After the errors have been rendered.
  useEffect(() => {
    if (looks) focusFirstError(element.current)
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
      // Errors of fields that the form does not have go to the form's own message.
      const isHere = ([field]: [string, string]) => (field.split('.')[0] ?? '') in form.getValues()
      const here = entries.filter(isHere)
      const elsewhere = entries.filter((entry) => !isHere(entry))
      for (const [field, message] of here) form.setError(field as Path<T>, { message })
      if (here.length > 0) setLooks((count) => count + 1)
      const text = message ?? (entries.length > 0 ? 'Some fields are invalid' : failureText(reason))
      const others = elsewhere.map(([, message]) => message).filter((other) => other !== text)
      setFailure([text, ...others].map((text) => errorText(t, text, texts)).join(' '))
    }
  }

  /** Resets the form and focuses its first field, since the button is removed. */
  function discard() {
    form.reset()
    element.current?.querySelector<HTMLElement>('input:not([type="file"]), textarea')?.focus()
  }

  return (
    <FormProvider {...form}>
      <ErrorTexts value={texts}>
        <TypedTexts value={typedTexts}>
          <Frame
            ref={element}
            id={id}
            noValidate
            aria-label={label}
            onSubmit={async (event) => {
              event.preventDefault()
              // In React, a form in a portaled dialog is a child of the form below it.
              event.stopPropagation()
              // Only one submit at a time.
              if (sending.current) return
              sending.current = true
              const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
              const intent = submitter instanceof HTMLButtonElement ? submitter.value : ''
              let refused = false
              // Enter submits without a blur.
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
      </ErrorTexts>
    </FormProvider>
  )
}

/** zod/mini has no built-in messages; use the API's wording if the schema sets none. */
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
