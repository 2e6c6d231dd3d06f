import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { ContactCard } from './contact-card'
import { FaqsHero } from './faqs-hero'
import type { FaqsSearch } from './faqs-search'
import { QuestionItem } from './question-item'
import { type QuestionId, wordsOf } from './questions'
import { Topics } from './topics'
import { useFoundQuestions } from './use-found-questions'

interface FaqsViewProps {
  search: FaqsSearch
  onSearchChange: (change: Partial<FaqsSearch>, options?: { replace?: boolean }) => void
  /** The URL's hash: the id of the open question, or of a group. */
  hash: string
  onHashChange: (hash: string) => void
}

/** Questions about the template in groups, searchable, each with its own URL. */
export function FaqsView({ search: { q }, onSearchChange, hash, onHashChange }: FaqsViewProps) {
  const { t } = useTranslation('faqs')
  const { groups, count, isInAnswer } = useFoundQuestions(q)
  const [chosen, setChosen] = useState<Partial<Record<QuestionId, boolean>>>({})
  // Answers that match the search are open; so is the question in the URL.
  const isOpen = (id: QuestionId) => chosen[id] ?? (id === hash || isInAnswer(id))
  const words = wordsOf(q)

  function search(next: string) {
    setChosen({})
    onSearchChange({ q: next }, { replace: true })
  }

  function toggle(id: QuestionId, open: boolean) {
    const named = groups.flatMap(({ questions }) => questions).find((question) => question.id === hash)
    // The previous question in the URL keeps its state.
    setChosen({ ...chosen, ...(named && { [named.id]: isOpen(named.id) }), [id]: open })
    if (open) onHashChange(id)
    else if (id === hash) onHashChange('')
  }

  return (
    <>
      <FaqsHero query={q} onQuery={search} count={words.length > 0 ? count : undefined} />
      {count === 0 ? (
        <Card>
          <EmptyState title={t('emptyTitle')} text={t('emptyText', { query: q.trim() })} character={6}>
            <Button variant="soft" onClick={() => search('')}>
              {t('clear')}
            </Button>
          </EmptyState>
        </Card>
      ) : (
        <Columns>
          <Topics groups={groups} />
          <Box sx={{ minWidth: 0 }}>
            {groups.map(({ id, questions }) => (
              <Box component="section" key={id} id={id} aria-labelledby={`${id}-title`} sx={{ '& + &': { mt: 4 } }}>
                <Typography id={`${id}-title`} variant="h6" component="h2" tabIndex={-1} sx={{ mb: 1.5 }}>
                  {t(`groups.${id}`)}
                </Typography>
                <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'clip' }}>
                  {questions.map((question) => (
                    <QuestionItem
                      key={question.id}
                      question={question}
                      open={isOpen(question.id)}
                      onToggle={(open) => toggle(question.id, open)}
                      onShowLink={() => onHashChange(question.id)}
                      words={words}
                    />
                  ))}
                </Card>
              </Box>
            ))}
          </Box>
        </Columns>
      )}
      <ContactCard />
    </>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: theme.spacing(4) },
}))
