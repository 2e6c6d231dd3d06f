import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'
import { useScheme } from './scheme'

/** What stands around every page in words: in the toolbar's scheme. */
export default function Container(props: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme((state) => state.scheme)
  return (
    <>
      {/* Paths and names in a line break on a phone; Storybook's own style forbids it. */}
      <style>{'.sbdocs :not(pre) > code { white-space: normal; overflow-wrap: anywhere }'}</style>
      <DocsContainer {...props} theme={scheme === 'dark' ? themes.dark : themes.light} />
    </>
  )
}
