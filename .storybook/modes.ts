import axe, { type RunOptions } from 'axe-core'
import { type Choices, choices } from '@/settings/choices'
import { getSettings, loadSettings } from '@/settings/store'

/** Modes besides that of the play: settings that a user may have chosen. */
const others: Record<string, Partial<Choices>> = {
  'dark, right to left': { colorScheme: 'dark', direction: 'rtl' },
  'high contrast': { contrast: 'hight' },
}

/** Renders the story, after its play, in one of the other modes; any other name restores the mode of the play. */
export async function showMode(mode: string) {
  loadSettings()
  const shown = { ...getSettings(), ...others[mode] }
  // Like settings in a URL: nothing is stored.
  if (mode in others) {
    loadSettings(`?preview=${Object.keys(choices).map((name) => `${name}:${shown[name as keyof Choices]}`)}`)
  }
  await drawn(shown.direction)
}

interface Reporting {
  addReport: (report: { type: string; version: number; result: object; status: 'passed' | 'failed' }) => void
}

/**
 * Runs axe on a story, after its play, in the other modes, and reports the rules for each.
 * @throws axe's findings, one per line
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

/** Resolves once the direction's styles have loaded and React and the browser have rendered. */
async function drawn(direction: Choices['direction']) {
  const frame = () => new Promise(requestAnimationFrame)
  while (document.documentElement.dir !== direction) await frame()
  await frame()
  await frame()
}
