import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'
import { useScheme } from './scheme'

/** The container of docs pages, in the toolbar's scheme. */
export default function Container(props: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme((state) => state.scheme)
  return (
    <>
      {/* Inline paths and names wrap on a phone; Storybook's own style prevents it. */}
      <style>{'.sbdocs :not(pre) > code { white-space: normal; overflow-wrap: anywhere }'}</style>
      <DocsContainer {...props} theme={scheme === 'dark' ? themes.dark : themes.light} />
    </>
  )
}
