import { fail, run } from './run.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  fail('Chromatic needs CHROMATIC_PROJECT_TOKEN: set it in your shell, or as a secret of the repository for CI.')
}

process.exit(await run('npx', ['chromatic', '--build-script-name', 'build-storybook', ...process.argv.slice(2)]))
