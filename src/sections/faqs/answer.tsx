import { styled } from '@mui/material/styles'
import { Marked } from '@/components/marked'

interface AnswerProps {
  /** With code between backticks. */
  text: string
  commands?: string[] | undefined
  /** The words to mark. */
  words: string[]
}

/** An answer: a paragraph with code, and commands below. */
export function Answer({ text, commands, words }: AnswerProps) {
  return (
    <Text>
      <p>
        {[...text.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: part, 1: code, index }) =>
          code ? (
            <code key={index}>
              <Marked text={code} query={words} />
            </code>
          ) : (
            <Marked key={index} text={part} query={words} />
          ),
        )}
      </p>
      {commands && (
        // Focusable if it overflows, so that the keyboard can scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, what scrolls must be reached
        <pre tabIndex={0}>
          {commands.map((command) => (
            <code key={command}>
              <Marked text={command} query={words} />
            </code>
          ))}
        </pre>
      )}
    </Text>
  )
}

const Text = styled('div')(({ theme }) => {
  const { text, background, primary } = theme.vars.palette
  return {
    maxWidth: '68ch',
    color: text.secondary,
    '& > p': { margin: 0, textWrap: 'pretty' },
    '& code': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: '0.929em' },
    '& p code': {
      paddingBlock: 1,
      paddingInline: 5,
      borderRadius: 4,
      color: text.primary,
      backgroundColor: background.neutral,
      overflowWrap: 'anywhere',
      boxDecorationBreak: 'clone',
    },
    '& mark': { borderRadius: 3, color: primary.ink, backgroundColor: primary.soft },
    '& pre': {
      margin: theme.spacing(2, 0, 0),
      padding: theme.spacing(1.5, 2),
      borderRadius: 8,
      overflowX: 'auto',
      color: text.primary,
      backgroundColor: background.neutral,
      outlineOffset: -2,
    },
    '& pre code': { display: 'block', lineHeight: '24px' },
    '& pre code::before': { content: '"$ "', color: text.disabled, userSelect: 'none' },
  }
})
