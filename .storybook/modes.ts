import axe, { type RunOptions } from 'axe-core'
import { type Choices, choices } from '@/settings/choices'
import { getSettings, loadSettings } from '@/settings/store'

/** Beside the mode that a story is played in: what a person may have chosen in the settings. */
const others: Record<string, Partial<Choices>> = {
  'dark, right to left': { colorScheme: 'dark', direction: 'rtl' },
  'high contrast': { contrast: 'hight' },
}

/**
 * Looks at a story, as its play has left it, in the other modes.
 * @throws what axe finds, a line each
 */
export async function checkOtherModes(options: RunOptions) {
  const found: string[] = []
  for (const [mode, choice] of Object.entries(others)) {
    // As an address that carries settings does it: nothing is stored.
    const shown = { ...getSettings(), ...choice }
    loadSettings(`?preview=${Object.keys(choices).map((name) => `${name}:${shown[name as keyof Choices]}`)}`)
    await drawn(shown.direction)
    const { violations } = await axe.run({ include: ['body'], exclude: ['.sb-wrapper'] }, options)
    for (const { id, nodes } of violations) {
      found.push(`${mode}: ${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`)
    }
    loadSettings()
  }
  await drawn(getSettings().direction)
  if (found.length) throw new Error(found.join('\n'))
}

/** The styles of a direction are loaded first; then React draws, and the browser. */
async function drawn(direction: Choices['direction']) {
  const frame = () => new Promise(requestAnimationFrame)
  while (document.documentElement.dir !== direction) await frame()
  await frame()
  await frame()
}
