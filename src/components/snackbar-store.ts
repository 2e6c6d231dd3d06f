import { create } from 'zustand'

/** WCAG 2.2.1: a message with an action stays for at least 10 s, and its timer pauses while hovered or focused. */
const time = 10_000 // ms

export interface SnackbarMessage {
  id: number
  text: string
  severity?: 'error' | undefined
  /** Undoes what the message reports. */
  undo?: (() => void) | undefined
  /** Another action of the message. */
  action?: { text: string; run: () => void } | undefined
  /** Stays until it is closed or replaced. */
  lasting?: boolean | undefined
}

interface SnackbarState {
  message: SnackbarMessage | null
  /** The hosts that can show a message, the front one last: a dialog has its own, since it makes the page behind it inert. */
  hosts: symbol[]
}

export const useSnackbar = create<SnackbarState>(() => ({ message: null, hosts: [] }))

let timer: ReturnType<typeof setTimeout> | undefined
let last = 0

/** Shows a message at the bottom of the page; a later one replaces it. */
export function showMessage(message: Omit<SnackbarMessage, 'id'>) {
  useSnackbar.setState({ message: { ...message, id: ++last } })
  releaseMessage()
}

export function hideMessage() {
  clearTimeout(timer)
  useSnackbar.setState({ message: null })
}

/** Pauses the message's timer, until it is released. */
export function holdMessage() {
  clearTimeout(timer)
}

export function releaseMessage() {
  clearTimeout(timer)
  if (!useSnackbar.getState().message?.lasting) timer = setTimeout(hideMessage, time)
}

/** Registers a host for messages; the returned function unregisters it. */
export function addHost(host: symbol) {
  useSnackbar.setState(({ hosts }) => ({ hosts: [...hosts, host] }))
  return () => useSnackbar.setState(({ hosts }) => ({ hosts: hosts.filter((other) => other !== host) }))
}
