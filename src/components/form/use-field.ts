import { createContext, use } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText } from './error-text'

/** The page's own texts by message of its schema and of the API. */
export const ErrorTexts = createContext<Record<string, string>>({})

export interface TypedText {
  /** Sets the field's value from the text, if it matches. */
  settle: () => void
  /** The text matches no option: the field is invalid whatever its value. */
  unlisted: boolean
}

/** Fields with text that is not yet a value, by name. */
export const TypedTexts = createContext(new Map<string, TypedText>())

/** A field of the surrounding form: its value, a setter, and its error in the user's language. */
export function useField(name: string) {
  const { t } = useTranslation('kit')
  const own = use(ErrorTexts)
  const { field, fieldState } = useController({ name })
  // A list's own error is at its root.
  const said = fieldState.error?.message ?? fieldState.error?.root?.message
  return { ...field, fault: fieldState.error ? errorText(t, said || 'Not valid', own) : undefined }
}
