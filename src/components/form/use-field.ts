import { createContext, use } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { faultText } from './fault-text'

/** The page's own sentences for the messages of its schema and of the API. */
export const FaultTexts = createContext<Record<string, string>>({})

export interface TypedText {
  /** Makes the text the field's value where it names one. */
  settle: () => void
  /** It names none: the field is invalid, whatever its value. */
  unlisted: boolean
}

/** Fields in which a text can stand that is not yet a value, by name. */
export const TypedTexts = createContext(new Map<string, TypedText>())

/** One field of the form around it: its value, how to change it, and its fault in the person's language. */
export function useField(name: string) {
  const { t } = useTranslation('kit')
  const own = use(FaultTexts)
  const { field, fieldState } = useController({ name })
  const { message, root } = (fieldState.error ?? {}) as { message?: string; root?: { message?: string } }
  const said = message ?? root?.message
  return { ...field, fault: fieldState.error ? faultText(t, said || 'Not valid', own) : undefined }
}
