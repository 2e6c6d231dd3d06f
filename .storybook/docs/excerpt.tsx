import { Source } from '@storybook/addon-docs/blocks'
import { useTheme } from 'storybook/theming'
import { type Region, region } from './region'

interface ExcerptProps extends Region {
  /** The file's path from the project's root. */
  path: string
  /** The file's text: import it with `?raw`. */
  file: string
}

const languages: Record<string, 'tsx' | 'typescript' | 'json' | 'bash' | 'yml' | 'jsextra'> = {
  tsx: 'tsx',
  ts: 'typescript',
  mjs: 'jsextra',
  json: 'json',
  yml: 'yml',
  example: 'bash',
}

/**
 * A part of a file of this project.
 * @example <Excerpt path="src/nav.ts" file={nav} of="NavItem" />
 */
export function Excerpt({ path, file, ...wanted }: ExcerptProps) {
  const { base, textMutedColor } = useTheme()
  return (
    <figure style={{ margin: '24px 0' }}>
      <figcaption style={{ color: textMutedColor, fontSize: 13, marginBottom: -16 }}>
        <code>{path}</code>
      </figcaption>
      <Source
        code={cut(path, file, wanted)}
        language={languages[path.split('.').pop() ?? ''] ?? 'bash'}
        dark={base === 'dark'}
        format={false}
      />
    </figure>
  )
}

function cut(path: string, file: string, wanted: Region) {
  try {
    return region(file, wanted)
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`)
  }
}
