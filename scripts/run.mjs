import { spawn } from 'node:child_process'

/** Runs a program in this terminal and waits for it. @returns its exit code; 1 if it was killed, or 127 if it does not exist. */
export function run(command, args = [], { env = {}, timeout } = {}) {
  return new Promise((resolve) => {
    // On Windows npm and npx are scripts, which only a shell can start.
    const shell = process.platform === 'win32'
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, timeout, shell })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Prints an error in one line and exits, without a stack: for errors that the user can fix. */
export function fail(message, code = 1) {
  console.error(message)
  process.exit(code)
}
