import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type FieldErrors, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { failureText } from '@/utils/failure'
import { useSentence } from './use-sentence'

interface AuthFormProps<T extends FieldValues> {
  schema: z.ZodMiniType<T, T>
  submitLabel: string
  /** Sends the form; what it rejects with is shown, at the fields where it names them. */
  onSubmit: (values: T) => Promise<void>
  /** Our own sentence for a failure's code, where there is one. */
  failures?: Record<string, string>
  /** Where the way of signing in is not set up. */
  disabled?: boolean
  children: ReactNode
}

/**
 * The one form of the sign-in pages. Its fields are uncontrolled and have no defaults in the form's own state, so that
 * what was typed into the prerendered page before React came is kept.
 */
export function AuthForm<T extends FieldValues>({
  schema,
  submitLabel,
  onSubmit,
  failures,
  disabled = false,
  children,
}: AuthFormProps<T>) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const form = useForm<T>({ resolver: (values) => check(schema, values), disabled })
  const [failure, setFailure] = useState<string>()
  const element = useRef<HTMLFormElement>(null)
  const failureId = useId()
  const { isSubmitting } = form.formState

  // The boot script holds a form that was sent too early.
  useEffect(() => {
    if (!element.current || window.heldForm !== element.current) return
    window.heldForm = undefined
    element.current.requestSubmit()
  }, [])

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await onSubmit(values)
    } catch (reason) {
      const { code, fields } = Object(reason) as { code?: string; fields?: Record<string, string> }
      const own = failures?.[code ?? '']
      const named = Object.entries(fields ?? {}).filter(([field]) => field in values)
      // From the last to the first, which is then the one that has the focus.
      for (const [field, message] of named.reverse()) {
        form.setError(field as Path<T>, { type: 'refused', message: own ?? message }, { shouldFocus: true })
      }
      if (named.length === 0) setFailure(own ?? failureText(reason))
    }
  })

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        method="post"
        noValidate
        aria-describedby={failure ? failureId : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          // One submit at a time, by Enter too.
          if (!isSubmitting) send(event)
        }}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {children}
        {failure && (
          <Alert severity="error" id={failureId}>
            {sentence(failure)}
          </Alert>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={disabled}
          loading={isSubmitting}
          loadingPosition="start"
        >
          {isSubmitting ? t('auth.wait') : submitLabel}
        </Button>
      </Box>
    </FormProvider>
  )
}

/** The first fault of each field. Not by @hookform/resolvers, which is 2 kB of the sign-in's first load. */
function check<T extends FieldValues>(schema: z.ZodMiniType<T, T>, values: T) {
  const { data, error } = z.safeParse(schema, values)
  if (!error) return { values: data as T, errors: {} }
  const faults = error.issues.toReversed().map(({ path, message }) => [path[0], { type: 'fault', message }])
  return { values: {}, errors: Object.fromEntries(faults) as FieldErrors<T> }
}
