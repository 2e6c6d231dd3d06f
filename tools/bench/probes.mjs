/**
 * A script for the page, from its start: records paints, layout shifts, long tasks, and for each expression in `seen` the time
 * (ms from navigation) of the first frame in which it was true. The expressions are part of the script, since the site's
 * Content-Security-Policy forbids `new Function`.
 */
export const probes = (seen) => `(() => {
  if (window !== top) return
  const bench = (window.__bench = { shift: 0, blocked: 0, times: {} })
  const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) bench.shift += entry.value })
  watch('longtask', (entry) => { bench.blocked += Math.max(0, entry.duration - 50) })
  bench.after = (holds, from = 0) => new Promise((resolve) => {
    const look = () => {
      let held = false
      try { held = holds() } catch {}
      requestAnimationFrame(held ? painted : look)
    }
    const painted = () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - from)
      port2.postMessage(0)
    }
    look()
  })
  const start = () => {
    ${Object.entries(seen)
      .map(([name, holds]) => `bench.after(() => ${holds}).then((time) => { bench.times.${name} = time })`)
      .join('\n    ')}
  }
  if (document.documentElement) start()
  else document.addEventListener('readystatechange', start, { once: true })
})()`

/**
 * Performs an action and returns the time in ms from its first event to the frame in which `shows` is true.
 * @param event the type of event that `act` causes, such as `click`
 */
export async function timed(page, event, act, shows) {
  await page.evaluate(`window.__time = null
    addEventListener(${JSON.stringify(event)}, (event) => {
      window.__bench.after(() => ${shows}, event.timeStamp).then((time) => { window.__time = time })
    }, { capture: true, once: true })`)
  await act()
  await page.waitForFunction(() => window.__time !== null, null, { timeout: 60_000 })
  return page.evaluate(() => window.__time)
}

export function median(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
