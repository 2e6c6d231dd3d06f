import * as z from 'zod/mini'
import { keysOf } from '@/utils/keys'
import { choices, defaults } from './choices'

/** Increase it when a field changes its meaning; new and removed fields need no new version. */
export const settingsVersion = 1

// Each field has its own fallback, so that an old or invalid value costs only that field.
const field = <K extends Exclude<keyof typeof choices, 'compactLayout'>>(name: K) =>
  z.catch(z.enum(choices[name]), defaults[name])

/** The value stored under `app-settings`: a flat object. */
export const settingsSchema = z.object({
  colorScheme: field('colorScheme'),
  contrast: field('contrast'),
  direction: field('direction'),
  primaryColor: field('primaryColor'),
  navColor: field('navColor'),
  navLayout: field('navLayout'),
  fontFamily: field('fontFamily'),
  compactLayout: z.catch(z.boolean(), defaults.compactLayout),
})

export type Settings = z.infer<typeof settingsSchema>

/** Parses settings from any value, field by field; never throws. */
export function parseSettings(value: unknown): Settings {
  return settingsSchema.parse(typeof value === 'object' && value ? value : {})
}

/** Parses stored settings, which may be missing, truncated or foreign, over the defaults `own`. */
export function parseStored(text: string | null, own: Partial<Settings> = {}) {
  try {
    return parseSettings({ ...own, ...JSON.parse(text ?? '{}') })
  } catch {
    return parseSettings(own)
  }
}

/** The names of the settings that differ from the defaults. */
export function changedSettings(settings: Settings, usual: Settings = defaults) {
  return keysOf(defaults).filter((name) => settings[name] !== usual[name])
}

/** Settings as a URL has them, `primaryColor:cyan,navLayout:mini`, or `default` if none differs. */
export function previewOf(settings: Settings) {
  const pairs = changedSettings(settings).map((name) => `${name}:${settings[name]}`)
  return pairs.join(',') || 'default'
}
