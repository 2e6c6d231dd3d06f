export function serve(options: {
  root: string
  base?: string
  port?: number
  host?: string
}): Promise<{ url: string; close: () => Promise<void> }>
export function needPort(port: number, host?: string): Promise<void>
export function sendGone(response: import('node:http').ServerResponse): Promise<void>
