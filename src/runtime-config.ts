import { way } from '#auth-way'
import { config, readVariables, refuse } from './config'

/**
 * Checks the values of config.json that src/config.ts does not know: those of the auth provider, and the hosts. The page's
 * Content-Security-Policy was written by the build, and would block requests to others without a word on the page.
 */
export function checkRuntimeConfig() {
  try {
    const hosts = way.hosts?.(readVariables(way.variables)).connect ?? []
    requireAllowed('connect-src', [config.serverUrl, ...hosts])
    if (config.mapsApiKey) requireAllowed('img-src', [config.mapsHost])
  } catch (error) {
    refuse(error)
  }
  const mark = document.querySelector<HTMLMetaElement>('meta[name="environment"]')
  if (mark) mark.content = mark.content.replace(/[^ ]*$/, config.serviceEnv)
}

function requireAllowed(directive: string, hosts: string[]) {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content ?? ''
  const allowed = policy.match(new RegExp(`${directive} ([^;]*)`))?.[1]?.split(' ')
  for (const host of hosts.filter(Boolean)) {
    const { origin } = new URL(/^(https?:|\/)/.test(host) ? host : `https://${host}`, location.href)
    if (!allowed || origin === location.origin || allowed.includes(origin)) continue
    throw new Error(`The policy of this build does not allow ${origin}: build again with it in VITE_RUNTIME_HOSTS.`)
  }
}
