import { useTranslation } from 'react-i18next'
import { fold } from '@/utils/find-text'
import { type Question, type QuestionId, questionGroups, wordsOf } from './questions'

/** The groups with the questions that contain all words of a query, in the question or its answer; all without a query. */
export function useFoundQuestions(query: string) {
  const { t } = useTranslation('faqs')
  const words = wordsOf(fold(query).folded)

  const questionOf = ({ id }: Question) => fold(t(`questions.${id}.question`)).folded
  const answerOf = ({ id, commands = [] }: Question) =>
    fold([t(`questions.${id}.answer`).replaceAll('`', ''), ...commands].join('\n')).folded

  const inAnswer = new Set<QuestionId>()
  const groups = questionGroups.flatMap((group) => {
    const questions = group.questions.filter((question) => {
      if (words.length === 0) return true
      const [asked, answered] = [questionOf(question), answerOf(question)]
      const found = words.every((word) => asked.includes(word) || answered.includes(word))
      if (found && words.some((word) => answered.includes(word))) inAnswer.add(question.id)
      return found
    })
    return questions.length > 0 ? [{ ...group, questions }] : []
  })
  return {
    groups,
    count: groups.reduce((sum, { questions }) => sum + questions.length, 0),
    /** True if the answer contains a word of the query. */
    isInAnswer: (id: QuestionId) => inAnswer.has(id),
  }
}
