import { addons } from 'storybook/preview-api'
import { create } from 'zustand'

type Told = { globals: { scheme?: string }; userGlobals?: { scheme?: string } }

/** The toolbar's scheme, for docs pages; a story's own scheme does not count. */
export const useScheme = create<{ scheme: string }>(() => ({ scheme: 'light' }))

const take = ({ globals, userGlobals }: Told) =>
  useScheme.setState({ scheme: (userGlobals ?? globals).scheme ?? 'light' })

addons.ready().then((channel) => {
  channel.on('setGlobals', take)
  channel.on('globalsUpdated', take)
})
