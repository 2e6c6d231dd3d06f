import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { createContext, type FormEvent, type ReactNode, useContext, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { failureText } from '@/i18n/failure-text'
import { readFailure } from '@/utils/failure'
import { useSentence } from './use-sentence'

type Fault = { message: string; refused?: boolean }
type Faults = Record<string, Fault>

const FormState = createContext<{ faults: Faults; disabled: boolean }>({ faults: {}, disabled: false })

/** The state of a form field: its validation error, if any, and whether it is disabled. */
export function useAuthField(name: string) {
  const { faults, disabled } = useContext(FormState)
  return { fault: faults[name], disabled }
}

interface AuthFormProps<T> {
  schema: z.ZodMiniType<T, T>
  submitLabel: string
  /** Submits the form; field errors of a rejection appear at their fields. */
  onSubmit: (values: T) => Promise<void>
  /** The page's own texts by failure code. */
  failures?: Record<string, string>
  /** True while the auth provider is not configured. */
  disabled?: boolean
  children: ReactNode
}

/**
 * The form of all sign-in pages; docs/decisions/015 explains why its fields are uncontrolled, and why it does not use
 * react-hook-form.
 */
export function AuthForm<T>({ schema, submitLabel, onSubmit, failures, disabled = false, children }: AuthFormProps<T>) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string>()
  const [sent, setSent] = useState(false)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const failureId = useId()

  const check = () => checked(schema, Object.fromEntries(new FormData(element.current ?? undefined)))

  async function send() {
    const { values, faults } = check()
    setSent(true)
    setFailure(undefined)
    tell(faults)
    if (!values) return
    setIsSubmitting(true)
    try {
      await onSubmit(values)
    } catch (reason) {
      const { code, fields = {} } = readFailure(reason)
      const own = failures && code !== undefined && Object.hasOwn(failures, code) ? failures[code] : undefined
      const named = Object.entries(fields).filter(([field]) => Object.hasOwn(Object(values), field))
      tell(Object.fromEntries(named.map(([field, message]) => [field, { message: own ?? message, refused: true }])))
      if (named.length === 0) setFailure(own ?? failureText(reason))
    } finally {
      setIsSubmitting(false)
    }
  }

  /** Shows the errors, and focuses the first invalid field. */
  function tell(faults: Faults) {
    setFaults(faults)
    for (const field of element.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && Object.hasOwn(faults, field.name)) return field.focus()
    }
  }

  /** After the first submit, a field is validated while typing. */
  function mend({ target }: FormEvent) {
    if (!sent || !(target instanceof HTMLInputElement)) return
    const { name } = target
    const { [name]: _, ...others } = faults
    const left = check().faults[name]
    setFaults(left ? { ...others, [name]: left } : others)
  }

  return (
    <FormState value={{ faults, disabled }}>
      <Box
        component="form"
        ref={element}
        method="post"
        noValidate
        aria-describedby={failure ? failureId : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          // Only one submit at a time, also by Enter.
          if (!isSubmitting) send()
        }}
        onChange={mend}
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
    </FormState>
  )
}

/** The parsed values, or the first error of each field. */
function checked<T>(schema: z.ZodMiniType<T, T>, given: object): { values?: T; faults: Faults } {
  const { data, error } = z.safeParse(schema, given)
  if (!error) return { values: data, faults: {} }
  return { faults: Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [path[0], { message }])) }
}
