const drawers = ['notifications', 'contacts', 'account', 'settings', 'search']
const title = (name) => name[0].toUpperCase() + name.slice(1)
const client = 'the floor’s content'
const clientList = 'the floor’s list'
const turn = 'the floor’s page change'

/**
 * The target of each figure: a maximum, or a maximum ratio if there is a figure to compare it `to`. The floor is a minimal app of
 * React, router and MUI, built and measured in the same run; its figures are `floor.*`, those of the prerendered one
 * `prerendered.*`.
 */
export const figures = [
  { name: 'One, content from the demo API', of: 'home.content', to: 'floor.home.content', said: client, limit: 1.7 },
  {
    name: 'Two, content from the demo API',
    of: 'list.content',
    to: 'floor.list.content',
    said: clientList,
    limit: 1.7,
  },
  { name: 'One, content from a real API', of: 'real.home.content', to: 'floor.home.content', said: client, limit: 1.5 },
  {
    name: 'Two, content from a real API',
    of: 'real.list.content',
    to: 'floor.list.content',
    said: clientList,
    limit: 1.5,
  },
  { name: 'One, live', of: 'home.live', to: 'floor.home.content', said: client, limit: 1.45 },
  { name: 'Sign-in, ready to type and send', of: 'signIn.live', to: 'floor.home.content', said: client, limit: 1.45 },
  { name: 'One, blocking time', of: 'home.blocked', to: 'floor.home.blocked', said: 'the floor’s', limit: 2.8 },
  ...Object.entries({ One: 'home', Two: 'list', 'Sign-in': 'signIn' }).map(([name, of]) => ({
    name: `${name}, first paint`,
    of: `${of}.paint`,
    to: 'prerendered.home.paint',
    said: 'the prerendered floor’s',
    limit: 1.5,
  })),
  { name: 'One, JavaScript before live', of: 'home.script', unit: 'kB', limit: 215 },
  { name: 'Sign-in, JavaScript before live', of: 'signIn.script', unit: 'kB', limit: 195 },
  ...Object.entries({ One: 'home', Two: 'list', 'Sign-in': 'signIn' }).map(([name, of]) => ({
    name: `${name}, layout shift`,
    of: `${of}.shift`,
    unit: '',
    limit: 0.0049,
  })),
  { name: 'One to Two, warm', of: 'on.toTwo', to: 'floor.toList', said: turn, limit: 3 },
  ...drawers.map((name) => ({
    name: `${title(name)}, opened`,
    of: `on.${name}`,
    to: 'floor.toList',
    said: turn,
    limit: 2,
  })),
  ...drawers.map((name) => ({
    name: `${title(name)}, opened for the first time`,
    of: `on.${name}First`,
    to: `on.${name}`,
    said: 'the second',
    limit: 2,
  })),
  { name: 'The first key in the search dialog, to the next paint', of: 'on.firstKey', limit: 40 },
  { name: 'A key after it', of: 'on.key', limit: 40 },
  { name: 'Scheme switched on One', of: 'on.scheme', to: 'floor.toList', said: turn, limit: 2 },
  { name: 'Preset switched on One', of: 'on.preset', to: 'floor.toList', said: turn, limit: 2 },
  { name: 'A page of 100,000 orders turned', of: 'many.turn', to: 'few.turn', said: 'one of 20', limit: 1.5 },
  { name: '10,000 users opened', of: 'many.users', to: 'few.users', said: '20', limit: 1.5 },
  { name: '10,000 files opened', of: 'many.files', to: 'few.files', said: '24', limit: 1.5 },
  { name: 'Heap after 50 rounds, more than after 10', of: 'fifty.heap', unit: '%', limit: 10 },
  { name: 'Listeners after 50 rounds, more than after 10', of: 'fifty.listeners', unit: '%', limit: 10 },
  { name: 'Nodes after 50 rounds, more than after 10', of: 'fifty.nodes', unit: '%', limit: 10 },
]

/** The visits whose timeline is printed. */
export const timelines = {
  'floor.home': 'Floor, home',
  'floor.list': 'Floor, list',
  home: 'One, demo API',
  list: 'Two, demo API',
  'real.home': 'One, real API',
  'real.list': 'Two, real API',
  signIn: 'Sign-in',
}
