import * as z from 'zod/mini'
import { choices, defaults } from './choices'

/** Counts up when a field changes its meaning; a field that is merely new or gone needs no number. */
export const settingsVersion = 1

// Each field falls back by itself, so that an old, edited or foreign value costs only that field.
const field = <K extends Exclude<keyof typeof choices, 'compactLayout'>>(name: K) =>
  z.catch(z.enum(choices[name]), defaults[name])

/** What is stored under `app-settings`: one flat object. */
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

/** Reads settings from anything at all, field by field; never throws. */
export function parseSettings(value: unknown): Settings {
  return settingsSchema.parse(typeof value === 'object' && value ? value : {})
}

/** Reads settings from the text in storage, which may be missing, cut off or somebody else's, over `own` defaults. */
export function parseStored(text: string | null, own: Partial<Settings> = {}) {
  try {
    return parseSettings({ ...own, ...JSON.parse(text ?? '{}') })
  } catch {
    return parseSettings(own)
  }
}

/** The names of the settings that are not those of `usual`. */
export function changedSettings(settings: Settings, usual: Settings = defaults) {
  return (Object.keys(defaults) as (keyof Settings)[]).filter((name) => settings[name] !== usual[name])
}

/** Settings as the address carries them, `primaryColor:cyan,navLayout:mini`, or `default` where none differs. */
export function previewOf(settings: Settings) {
  const pairs = changedSettings(settings).map((name) => `${name}:${settings[name]}`)
  return pairs.join(',') || 'default'
}
