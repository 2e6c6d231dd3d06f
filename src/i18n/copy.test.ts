import { expect, test } from 'vitest'

/** Wording that product English avoids, with its replacement. Change the list if your project has a voice of its own. */
const unwanted: [form: RegExp, instead: string][] = [
  [/\b(will )?stands? (here|there|in)\b/i, 'will appear here'],
  [/\bis now:/i, 'marked as'],
  [/\ball that (is|are)\b|\bin all\b/i, 'all results; 24 total'],
  [/\bin force\b/i, 'has been changed'],
  [/\bfill this in\b|\bnot right\b/i, 'Required; Enter a valid value'],
  [/\bgo on where\b/i, 'pick up where you left off'],
  [/\bas you like\b|\bif you like\b|\bas .* wish\b/i, 'nothing, or: at any time'],
  [/\bnothing came\b|\bunwanted messages\b/i, "Didn't get it? Check your spam folder."],
  [/\bmay not see\b/i, "don't have access to"],
  [/\bno such\b|\bat this address\b|\bthe address (is|says)\b/i, "doesn't exist"],
  [/\b(is|are) (added|created|deleted|downloaded|exported|moved|published|removed|saved|sent)$/i, 'Order deleted'],
  [/\bsaved as CSV\b/i, 'exported as CSV'],
  [/\b(lies|bears?|laid|reckoned|anew|cut off|broken off|narrowed)\b/i, 'the plain verb'],
  [/\bask for a (new|message)\b/i, 'request a new one'],
  [/\bfits?\b/i, 'matches'],
  [/\bcould not be\b|\bthis could not\b/i, "couldn't load"],
  [/\b(is|are|was|were|do|does|did|has|have|could|would|will) not\b|\bcannot\b/i, 'the contraction'],
  [/\bthe newest first\b|\bvisited last\b/i, 'Latest of 24; Recent'],
  [/\bthan before\b|\bnone before\b|\bof the period\b/i, 'vs previous 30 days; No earlier data; Last 30 days'],
  [/\bsee (all|in|pending|the)\b/i, 'view'],
  [/\bthere is a\b/i, 'a new version is available; already exists'],
  [/\ba colleague:/i, 'is hiring a'],
  [/\be-mail/i, 'email'],
  [/\bcancell?ing\b|\bcanceled\b/i, 'cancelled'],
  [/\bcolour|\blicence|\bcustomis/i, 'American spelling: color, license, customize'],
  [/’/, "a straight apostrophe, as in the specification's strings"],
]

type Tree = { [key: string]: string | Tree }
const texts = import.meta.glob<Tree>('./languages/en/*.json', { eager: true, import: 'default' })

const flat = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)))

test.each(Object.entries(texts))('%s speaks product English', (_, tree) => {
  const found = flat(tree).flatMap((text) =>
    unwanted.filter(([form]) => form.test(text)).map(([form, instead]) => `“${text}” (${form}): ${instead}`),
  )
  expect(found).toEqual([])
})

// Each was on screen once.
test.each([
  'Orders will stand here as soon as the first customer has bought something.',
  'All that is found (20 orders)',
  '#6029 is now: Pending',
  '#6029 is deleted',
  'Your new password is in force. Sign in with it.',
  'Fill this in.',
  'Sign in to go on where you left off.',
  'The server failed, as the demo controls wish',
  'What the lists can be narrowed by.',
  'You may not see this page',
  '24 in all, the newest first',
  'Your e-mail address is verified.',
])('“%s” would be found', (text) => {
  expect(unwanted.some(([form]) => form.test(text))).toBe(true)
})
