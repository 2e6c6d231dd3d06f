import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { Marked } from '@/components/marked'
import { showMessage } from '@/components/snackbar-store'
import arrowIcon from '~icons/solar/alt-arrow-down-linear'
import linkIcon from '~icons/solar/link-minimalistic-2-linear'
import { Answer } from './answer'
import type { Question } from './questions'
import { useFindable } from './use-findable'

interface QuestionItemProps {
  question: Question
  open: boolean
  onToggle: (open: boolean) => void
  /** Puts the question's URL into the address bar, if its link cannot be copied. */
  onShowLink: () => void
  /** The words to mark. */
  words: string[]
}

/** A question as a heading that toggles its answer, with a link of its own. */
export function QuestionItem({ question: { id, commands }, open, onToggle, onShowLink, words }: QuestionItemProps) {
  const { t } = useTranslation('faqs')
  const panel = useRef<HTMLDivElement>(null)
  useFindable(panel, open, () => onToggle(true))
  const question = t(`questions.${id}.question`)

  async function copy() {
    const copied = await navigator.clipboard?.writeText(`${location.origin}${location.pathname}#${id}`).then(
      () => true,
      () => false,
    )
    if (!copied) onShowLink()
    showMessage({ text: copied ? t('linkCopied') : t('linkInAddress') })
  }

  return (
    <Item id={id} data-open={open || undefined}>
      <h3>
        <button
          type="button"
          id={`${id}-question`}
          aria-expanded={open}
          aria-controls={`${id}-answer`}
          onClick={() => onToggle(!open)}
        >
          <Icon icon={arrowIcon} className="arrow" />
          <span>
            <Marked text={question} query={words} />
          </span>
        </button>
      </h3>
      <IconButton className="link" aria-label={t('copyLink', { question })} onClick={copy} size="large">
        <Icon icon={linkIcon} />
      </IconButton>
      <div ref={panel} id={`${id}-answer`} className="answer" hidden={!open}>
        <Answer text={t(`questions.${id}.answer`)} commands={commands} words={words} />
      </div>
    </Item>
  )
}

const Item = styled('li')(({ theme }) => {
  const { primary, text, action } = theme.vars.palette
  return {
    position: 'relative',
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    '&:first-of-type': { borderBlockStart: 0 },
    '& h3': { margin: 0, font: 'inherit' },
    '& h3 > button': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: theme.spacing(1.5),
      width: '100%',
      minHeight: 56,
      border: 0,
      padding: theme.spacing(2, 8, 2, 2.5),
      font: 'inherit',
      ...theme.typography.subtitle2,
      fontSize: theme.typography.pxToRem(15),
      textAlign: 'start',
      color: text.primary,
      backgroundColor: 'transparent',
      cursor: 'pointer',
      outlineOffset: -2,
      borderRadius: 16,
      transition: 'background-color 120ms',
    },
    '& h3 > button:hover': { backgroundColor: action.hover },
    '& .arrow': { marginBlockStart: 1, color: text.secondary, transition: 'transform 200ms ease-out' },
    '&[data-open] .arrow': { transform: 'rotate(180deg)', color: primary.main },
    '&[data-open] h3 > button': { color: primary.main },
    '& mark': { borderRadius: 3, color: primary.ink, backgroundColor: primary.soft },
    '& .link': { position: 'absolute', insetBlockStart: 6, insetInlineEnd: 10, padding: 12 },
    // Hidden until hovered or focused, if the pointer can hover.
    '@media (hover: hover)': { '&:not(:hover, :focus-within) .link': { opacity: 0 } },
    '& .answer > div': { padding: theme.spacing(0, 2.5, 3, 6.5) },
    [theme.breakpoints.down('sm')]: {
      '& h3 > button': { paddingInlineStart: theme.spacing(2) },
      '& .answer > div': { paddingInlineStart: theme.spacing(2), paddingInlineEnd: theme.spacing(2) },
    },
  }
})
