import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'
import { useScheme } from './scheme'

/** What stands around every page in words: in the toolbar's scheme. */
export default function Container(props: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme((state) => state.scheme)
  return <DocsContainer {...props} theme={scheme === 'dark' ? themes.dark : themes.light} />
}
