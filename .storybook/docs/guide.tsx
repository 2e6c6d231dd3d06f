import { Markdown } from '@storybook/addon-docs/blocks'

interface GuideProps {
  /** The text of a Markdown file of docs/: import it with `?raw`. */
  text: string
  /** It stands below a heading of the page, so its own are a level lower. */
  below?: boolean
}

/** A Markdown file as it is; where it leads to other files of the project, their names stand alone. */
export function Guide({ text, below }: GuideProps) {
  const named = text.replace(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1')
  return <Markdown>{below ? named.replace(/^(?=#+ )/gm, '#') : named}</Markdown>
}
