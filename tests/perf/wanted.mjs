/**
 * The best peers' figures at the time when the targets were set, with the floor's of the same run: a machine that is
 * quicker or slower than that one is so for all, so they are taken times what the floor has become.
 */
const then = { floor: 2384, toList: 136 }
const peers = {
  home: 4628,
  list: 4323,
  signIn: 2996,
  paint: 2934,
  listPaint: 2894,
  blocked: 1698,
  scheme: 260,
  search: 360,
  script: 333, // kB
}

/**
 * What is wanted of each figure.
 * @param value the median of a figure of this run, in ms or kB
 */
export function figures(value) {
  const pace = value('floor.home.content') / then.floor
  const hands = value('floor.toList') / then.toList
  const peer = (name, share) => peers[name] * pace * share
  const floor = (name, share) => value(`prerendered.${name}`) * share
  return [
    {
      name: 'Sign-in, first paint',
      of: 'signIn.paint',
      limit: floor('home.paint', 1.3),
      said: '1.3 × the prerendered floor',
    },
    {
      name: 'One, first paint',
      of: 'home.paint',
      limit: floor('home.paint', 1.3),
      said: '1.3 × the prerendered floor',
    },
    {
      name: 'Two, first paint',
      of: 'list.paint',
      limit: floor('list.paint', 1.3),
      said: '1.3 × the prerendered floor’s list',
    },
    {
      name: 'One, first paint beside peers',
      of: 'home.paint',
      limit: peer('paint', 0.25),
      said: '0.25 × the best peer',
    },
    {
      name: 'Two, first paint beside peers',
      of: 'list.paint',
      limit: peer('listPaint', 0.28),
      said: '0.28 × the best peer',
    },
    {
      name: 'Sign-in, content',
      of: 'signIn.content',
      limit: floor('home.content', 1.3),
      said: '1.3 × the prerendered floor',
    },
    {
      name: 'Sign-in, ready to type and send',
      of: 'signIn.live',
      limit: peer('signIn', 0.75),
      said: '0.75 × the best peer',
    },
    { name: 'One, content from the API', of: 'home.content', limit: peer('home', 0.6), said: '0.6 × the best peer' },
    { name: 'Two, content from the API', of: 'list.content', limit: peer('list', 0.6), said: '0.6 × the best peer' },
    {
      name: 'One, JavaScript without mocks and charts',
      of: 'home.scriptFirst',
      unit: 'kB',
      limit: value('floor.home.script') * 1.6,
      said: '1.6 × the floor',
    },
    {
      name: 'One, JavaScript with charts, without mocks',
      of: 'home.script',
      unit: 'kB',
      limit: peers.script,
      said: 'the best peer',
    },
    {
      name: 'Sign-in, JavaScript',
      of: 'signIn.scriptFirst',
      unit: 'kB',
      limit: value('floor.home.script') * 1.3,
      said: '1.3 × the floor',
    },
    { name: 'Sign-in, layout shift', of: 'signIn.shift', unit: '', limit: 0.0049, said: '0.00' },
    { name: 'One, layout shift', of: 'home.shift', unit: '', limit: 0.0049, said: '0.00' },
    { name: 'Two, layout shift', of: 'list.shift', unit: '', limit: 0.0049, said: '0.00' },
    { name: 'One, blocking time', of: 'home.blocked', limit: peer('blocked', 0.75), said: '0.75 × the best peer' },
    { name: 'One to Two, warm', of: 'on.toTwo', limit: value('floor.toList') * 1.3, said: '1.3 × the floor' },
    { name: 'The first key in the search dialog', of: 'on.firstKey', limit: 40, said: 'to the next paint' },
    { name: 'A key after it', of: 'on.key', limit: 40, said: 'to the next paint' },
    { name: 'Search dialog open', of: 'on.search', limit: peers.search * hands, said: 'the best peer' },
    { name: 'Scheme switched on One', of: 'on.scheme', limit: peers.scheme * hands, said: 'the best peer' },
    { name: 'Preset switched on One', of: 'on.preset', limit: peers.scheme * hands, said: 'the best peer' },
    { name: 'Notifications open', of: 'on.notifications', limit: peers.search * hands, said: 'as the search' },
    { name: 'Contacts open', of: 'on.contacts', limit: peers.search * hands, said: 'as the search' },
    { name: 'Settings open', of: 'on.settings', limit: peers.search * hands, said: 'as the search' },
    { name: 'Account open', of: 'on.account', limit: peers.search * hands, said: 'as the search' },
    {
      name: 'A page of 100,000 orders turned',
      of: 'many.turn',
      limit: value('few.turn') * 1.5,
      said: '1.5 × that of 20',
    },
    { name: '10,000 users opened', of: 'many.users', limit: value('few.users') * 1.5, said: '1.5 × that of 20' },
    { name: '10,000 files opened', of: 'many.files', limit: value('few.files') * 1.5, said: '1.5 × that of 24' },
    { name: 'Heap after 50 rounds', of: 'fifty.heap', unit: '%', limit: 10, said: 'more than after 10' },
    { name: 'Listeners after 50 rounds', of: 'fifty.listeners', unit: '%', limit: 10, said: 'more than after 10' },
    { name: 'Nodes after 50 rounds', of: 'fifty.nodes', unit: '%', limit: 10, said: 'more than after 10' },
  ]
}
