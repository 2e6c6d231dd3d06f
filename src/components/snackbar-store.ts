import { create } from 'zustand'

/** WCAG 2.2.1: a message that can be acted on stands for at least 10 s, and waits while a person is at it. */
const time = 10_000 // ms

export interface SnackbarMessage {
  id: number
  text: string
  severity?: 'error' | undefined
  /** Takes back what the message tells of. */
  undo?: (() => void) | undefined
  /** Something else that can be done about it. */
  action?: { text: string; run: () => void } | undefined
  /** Stands until it is closed, or another message comes. */
  lasting?: boolean | undefined
}

interface SnackbarState {
  message: SnackbarMessage | null
  /** Where a message can be shown, the last one in front: a dialog has its own, since nothing behind it can be reached. */
  hosts: symbol[]
}

export const useSnackbar = create<SnackbarState>(() => ({ message: null, hosts: [] }))

let timer: ReturnType<typeof setTimeout> | undefined
let last = 0

/** Says something at the foot of the page; another message takes its place. */
export function showMessage(message: Omit<SnackbarMessage, 'id'>) {
  useSnackbar.setState({ message: { ...message, id: ++last } })
  releaseMessage()
}

export function hideMessage() {
  clearTimeout(timer)
  useSnackbar.setState({ message: null })
}

/** The message waits, until it is released. */
export function holdMessage() {
  clearTimeout(timer)
}

export function releaseMessage() {
  clearTimeout(timer)
  if (!useSnackbar.getState().message?.lasting) timer = setTimeout(hideMessage, time)
}

/** Gives a place for messages; the function that it returns takes it away. */
export function addHost(host: symbol) {
  useSnackbar.setState(({ hosts }) => ({ hosts: [...hosts, host] }))
  return () => useSnackbar.setState(({ hosts }) => ({ hosts: hosts.filter((other) => other !== host) }))
}
