import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkQuestion, type Question } from './link-question'
import { useSentence } from './use-sentence'

interface LinkStateProps {
  /** The text while loading. */
  text: string
  /** The failure: a text, or a key of the texts. */
  failure: string | undefined
  /** A question to ask first. */
  question?: Question | undefined
  /** The heading above a failure. */
  failureTitle: string
  /** Actions after a failure. */
  children: ReactNode
}

/** Replaces a form while a link's params are processed. */
export function LinkState({ text, failure, question, failureTitle, children }: LinkStateProps) {
  const { t } = useTranslation()
  const sentence = useSentence()
  if (question) return <LinkQuestion {...question} />
  if (failure) {
    return (
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography variant="h1">{failureTitle}</Typography>
        <Alert severity="error">{sentence(failure)}</Alert>
        {children}
      </Box>
    )
  }
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 3, justifyItems: 'center', textAlign: 'center', py: 4 }}>
      <CircularProgress aria-label={t('common.loading')} />
      <div role="status">
        <Typography component="h1" variant="h6">
          {text}
        </Typography>
      </div>
    </Box>
  )
}
