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

/** What stands at a field of the form: its fault, if it has one, and whether it can be filled in. */
export function useAuthField(name: string) {
  const { faults, disabled } = useContext(FormState)
  return { fault: faults[name], disabled }
}

interface AuthFormProps<T> {
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

/** The one form of the sign-in pages; docs/decisions/015 says why its fields are uncontrolled, and not by react-hook-form. */
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

  /** Shows the faults, and gives the first of their fields the focus. */
  function tell(faults: Faults) {
    setFaults(faults)
    const fields = [...(element.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => name && Object.hasOwn(faults, name))?.focus()
  }

  /** Once the form was sent, a field's fault follows what is typed. */
  function mend({ target }: FormEvent) {
    if (!sent) return
    const { name } = target as HTMLInputElement
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
          // One submit at a time, by Enter too.
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

/** What the schema makes of what stands in the fields, or the first fault of each. */
function checked<T>(schema: z.ZodMiniType<T, T>, given: object): { values?: T; faults: Faults } {
  const { data, error } = z.safeParse(schema, given)
  if (!error) return { values: data, faults: {} }
  return { faults: Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [path[0], { message }])) }
}
