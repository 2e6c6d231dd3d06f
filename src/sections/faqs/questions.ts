import type { IconifyIcon } from '@iconify/react/offline'
import type en from '@/i18n/languages/en/faqs.json'
import startIcon from '~icons/solar/code-square-bold-duotone'
import databaseIcon from '~icons/solar/database-bold-duotone'
import lockIcon from '~icons/solar/lock-keyhole-bold-duotone'
import paletteIcon from '~icons/solar/palette-bold-duotone'
import rocketIcon from '~icons/solar/rocket-2-bold-duotone'
import serverIcon from '~icons/solar/server-bold-duotone'

export type QuestionId = keyof typeof en.questions
type GroupId = keyof typeof en.groups

export interface Question {
  /** Its hash in the URL, and its key in the texts. */
  id: QuestionId
  /** Commands for a terminal, one per line. */
  commands?: string[]
}

export interface QuestionGroup {
  id: GroupId
  icon: IconifyIcon
  questions: Question[]
}

/** The questions in order, by group; their texts are in the locales. */
export const questionGroups: QuestionGroup[] = [
  {
    id: 'start',
    icon: startIcon,
    questions: [
      { id: 'run', commands: ['npm ci && npm start', 'npm run dev'] },
      { id: 'add-page' },
      { id: 'pieces', commands: ['npm run storybook'] },
      { id: 'tests', commands: ['npm test'] },
      { id: 'links' },
    ],
  },
  {
    id: 'deploy',
    icon: rocketIcon,
    questions: [
      { id: 'base-path', commands: ['VITE_BASE_PATH=/ark/ npm run build'] },
      { id: 'hosts' },
      { id: 'github-pages' },
      { id: 'caching' },
      { id: 'environment', commands: ['cp .env.example .env'] },
    ],
  },
  {
    id: 'api',
    icon: serverIcon,
    questions: [
      { id: 'real-api', commands: ['VITE_MOCK_API=false VITE_SERVER_URL=https://api.example.com npm run build'] },
      { id: 'api-server', commands: ['npm run api'] },
      { id: 'shapes' },
    ],
  },
  {
    id: 'session',
    icon: lockIcon,
    questions: [
      { id: 'accounts' },
      { id: 'provider', commands: ['VITE_AUTH_METHOD=firebase npm run build'] },
      { id: 'roles' },
      { id: 'token' },
    ],
  },
  {
    id: 'looks',
    icon: paletteIcon,
    questions: [{ id: 'brand' }, { id: 'settings' }, { id: 'language' }],
  },
  {
    id: 'demo',
    icon: databaseIcon,
    questions: [
      { id: 'changes' },
      { id: 'states' },
      { id: 'many-orders', commands: ['VITE_MOCK_ORDERS=100000 npm start'] },
      // #tools
      { id: 'remove-demo', commands: ['npm run remove-demo -w tools -- --dry-run', 'npm run remove-demo -w tools'] },
      // #/tools
      { id: 'licence' },
    ],
  },
]

/** The words of a query; a question or its answer must contain all of them. */
export const wordsOf = (query: string) => query.trim().split(/\s+/).filter(Boolean)
