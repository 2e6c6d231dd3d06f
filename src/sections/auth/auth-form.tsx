import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { failureText } from '@/utils/failure'

interface AuthFormProps<T extends FieldValues> {
  schema: z.ZodMiniType<T, T>
  submitLabel: string
  /** Sends the form; what it rejects with is shown, at the fields where it names them. */
  onSubmit: (values: T) => Promise<void>
  /** Our own sentence for a failure's code, where there is one. */
  failures?: Record<string, string>
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
  children,
}: AuthFormProps<T>) {
  const { t } = useTranslation()
  const form = useForm<T>({ resolver: zodResolver(schema) })
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
      for (const [field, message] of Object.entries(fields ?? {})) {
        form.setError(field as Path<T>, { message: own ?? message })
      }
      setFailure(own ?? failureText(reason))
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
            {failure}
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start">
          {isSubmitting ? t('auth.wait') : submitLabel}
        </Button>
      </Box>
    </FormProvider>
  )
}
