import type kit from './texts/kit/en.json'

/** The namespaces beside the shell's: each has its folder in texts/, and is loaded by the route that draws it. */
export interface PageTexts {
  kit: typeof kit
}
