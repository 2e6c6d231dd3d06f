import { Markdown } from '@storybook/addon-docs/blocks'

interface GuideProps {
  /** The text of a Markdown file of docs/: import it with `?raw`. */
  text: string
  /** Below a heading of the page, so its own headings are one level lower. */
  below?: boolean
}

/** A Markdown file; its links to other files of the project become plain names. */
export function Guide({ text, below }: GuideProps) {
  const named = text.replace(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1')
  return <Markdown>{below ? named.replace(/^(?=#+ )/gm, '#') : named}</Markdown>
}
