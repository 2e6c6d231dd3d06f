import axe, { type RunOptions } from 'axe-core'
import { type Choices, choices } from '@/settings/choices'
import { getSettings, loadSettings } from '@/settings/store'

/** Beside the mode that a story is played in: what a person may have chosen in the settings. */
const others: Record<string, Partial<Choices>> = {
  'dark, right to left': { colorScheme: 'dark', direction: 'rtl' },
  'high contrast': { contrast: 'hight' },
}

/** Shows the story, as its play has left it, in one of the other modes; any other name shows it as it was played. */
export async function showMode(mode: string) {
  loadSettings()
  const shown = { ...getSettings(), ...others[mode] }
  // As an address that carries settings does it: nothing is stored.
  if (mode in others) {
    loadSettings(`?preview=${Object.keys(choices).map((name) => `${name}:${shown[name as keyof Choices]}`)}`)
  }
  await drawn(shown.direction)
}

interface Reporting {
  addReport: (report: { type: string; version: number; result: object; status: 'passed' | 'failed' }) => void
}

/**
 * Looks at a story, as its play has left it, in the other modes, and reports for each which rules were kept.
 * @throws what axe finds, a line each
 */
export async function checkOtherModes(options: RunOptions, reporting: Reporting) {
  const found: string[] = []
  for (const mode of Object.keys(others)) {
    await showMode(mode)
    const { passes, incomplete, violations } = await axe.run({ include: ['body'], exclude: ['.sb-wrapper'] }, options)
    for (const { id, nodes } of violations) {
      found.push(`${mode}: ${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`)
    }
    const names = (rules: typeof passes) => rules.map(({ id, help }) => ({ id, help }))
    reporting.addReport({
      type: 'a11y-mode',
      version: 1,
      result: { mode, passes: names(passes), incomplete: names(incomplete) },
      status: violations.length ? 'failed' : 'passed',
    })
  }
  await showMode('played')
  if (found.length) throw new Error(found.join('\n'))
}

/** The styles of a direction are loaded first; then React draws, and the browser. */
async function drawn(direction: Choices['direction']) {
  const frame = () => new Promise(requestAnimationFrame)
  while (document.documentElement.dir !== direction) await frame()
  await frame()
  await frame()
}
