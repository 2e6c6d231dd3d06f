import { useSyncExternalStore } from 'react'

const step = 30_000 // ms
const listeners = new Set<() => void>()
let ticks = 0
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  ticks++
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    timer = setInterval(tick, step)
    // Timers are slow or paused in background tabs.
    document.addEventListener('visibilitychange', tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

/** Renders again as time passes; all users share one timer. */
export const useClock = () =>
  useSyncExternalStore(
    subscribe,
    () => ticks,
    () => 0,
  )
