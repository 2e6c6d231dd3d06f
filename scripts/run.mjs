import { spawn } from 'node:child_process'

/**
 * Runs a program with this terminal as its own and waits for it.
 * @returns its exit code; 1 where it was killed, or 127 where there is no such program.
 */
export function run(command, args = [], { env = {}, timeout } = {}) {
  return new Promise((resolve) => {
    // On Windows npm and npx are scripts, which only a shell starts.
    const shell = process.platform === 'win32'
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, timeout, shell })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Tells what went wrong in one line and ends, with no stack: for faults that are a person's to mend. */
export function fail(message, code = 1) {
  console.error(message)
  process.exit(code)
}
