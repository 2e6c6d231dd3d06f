import { hour, person, pick } from './common.mjs'

/** The index of each person who works on the Atlas redesign. */
const who = {
  traci: 0,
  kayleigh: 1,
  paige: 2,
  marta: 6,
  hudson: 8,
  germaine: 10,
  beth: 11,
  martine: 12,
  elisa: 13,
  forrest: 15,
  dereck: 16,
  albert: 17,
  augustus: 18,
  malinda: 19,
  coralie: 21,
  jacques: 23,
}

const known = (name) => pick(person(who[name]), 'name', 'avatarUrl')

const columns = [
  { id: 'to-do', name: 'To do' },
  { id: 'in-progress', name: 'In progress', limit: 5 },
  { id: 'ready-to-test', name: 'Ready to test', limit: 3 },
  { id: 'done', name: 'Done', done: true },
].map((column, index) => ({ ...column, order: index + 1 }))

/**
 * The board of one week: the Atlas redesign of the shop is released on Friday, four days from now. A check that is done begins
 * with a plus; a comment is its author, hours ago, and text.
 */
const rows = [
  {
    columnId: 'to-do',
    name: 'Choose the autumn photos of the Lounge chair',
    description:
      'The catalogue and the new product page use the same three photos. Pick them from the 24 of the second session, and mark two spares.',
    priority: 'medium',
    labels: ['Design', 'Content'],
    due: 1,
    people: ['augustus', 'germaine'],
    checklist: ['+Sort out blurred shots', 'Pick three and two spares', 'Send the crop sizes to the agency'],
    comments: [
      ['augustus', 20, 'I would keep the one with the window light as the main photo.'],
      ['germaine', 4, 'Agreed. It also works in the square crop of the list.'],
    ],
  },
  {
    columnId: 'to-do',
    name: 'Draw the empty states',
    description:
      'Cart, wishlist and order history still show a blank page. Each needs one sentence, one action and a drawing from the existing set.',
    priority: 'low',
    labels: ['Design'],
    due: 2,
    people: ['germaine'],
    checklist: ['Cart', 'Wishlist', 'Order history'],
  },
  {
    columnId: 'to-do',
    name: 'Write the release note for customers',
    description: 'A short post for the blog and the shop’s front page: what is new, what moved, and whom to ask.',
    priority: 'medium',
    labels: ['Content', 'Launch'],
    due: 3,
    people: ['albert'],
  },
  {
    columnId: 'to-do',
    name: 'Prepare answers for customer support',
    description:
      'Ten short answers for the first days after the release, above all about saved carts and the new order history.',
    priority: 'medium',
    labels: ['Content', 'Launch'],
    due: 3,
    people: ['forrest', 'dereck'],
    checklist: ['Saved carts', 'Order history', 'Invoices', 'Delivery to Lisbon'],
  },
  {
    columnId: 'to-do',
    name: 'Release Atlas on Friday morning',
    description:
      'Switch the shop over at nine, watch orders and error rates for two hours, and keep the old front ready until Monday.',
    priority: 'high',
    labels: ['Launch'],
    due: 4,
    people: ['malinda', 'martine', 'traci'],
    checklist: ['Freeze changes on Thursday evening', 'Switch over', 'Place a test order', 'Tell support and sales'],
    comments: [['malinda', 26, 'Payroll closes on Thursday, so finance cannot help with test invoices that day.']],
  },
  {
    columnId: 'in-progress',
    name: 'Product page with gallery and variants',
    description:
      'The new page of all eight products: photos that can be enlarged, colors as swatches, and stock per variant.',
    priority: 'high',
    labels: ['Code', 'Design'],
    due: 1,
    people: ['traci', 'germaine'],
    checklist: ['+Gallery', '+Swatches', 'Stock per variant', 'Out of stock message', 'Structured data'],
    comments: [
      ['traci', 7, 'Gallery and swatches are on the preview. Stock comes tomorrow.'],
      ['paige', 3, 'Arrow keys skip the third photo of the Instant camera.'],
    ],
  },
  {
    columnId: 'in-progress',
    name: 'Move images to the new bucket',
    description:
      'All product photos are served from the new storage, in two sizes. Old links have to redirect for at least a year.',
    priority: 'medium',
    labels: ['Code'],
    due: 0,
    people: ['martine'],
    checklist: ['+Copy', '+Compare checksums', '+Redirect old links', 'Clear the cache'],
  },
  {
    columnId: 'in-progress',
    name: 'Translate the checkout into five languages',
    description:
      'Addresses, delivery and payment, 140 texts in all. Arabic needs a second look, since the summary is mirrored.',
    priority: 'medium',
    labels: ['Content'],
    due: 2,
    people: ['hudson'],
    checklist: ['+French', '+Vietnamese', '+Chinese', 'Arabic'],
  },
  {
    columnId: 'in-progress',
    name: 'Show the delay of deliveries to Lisbon',
    description:
      'The carrier delays parcels to Lisbon by three days. Checkout and order mails have to say so until it is over.',
    priority: 'high',
    labels: ['Code', 'Content'],
    due: -1,
    people: ['marta', 'kayleigh'],
    checklist: ['+Ask the carrier for dates', 'Notice in the checkout', 'Line in the order mail'],
    comments: [['kayleigh', 5, 'Twelve parcels are waiting. The carrier promises Thursday.']],
  },
  {
    columnId: 'ready-to-test',
    name: 'Saved carts on every device',
    description: 'A cart filled on the phone is there on the desktop after signing in; items of both are merged.',
    priority: 'high',
    labels: ['Code'],
    due: 0,
    people: ['paige', 'marta'],
    checklist: ['+Phone to desktop', 'Desktop to phone', 'Merge with a full cart', 'Item sold out meanwhile'],
  },
  {
    columnId: 'ready-to-test',
    name: 'Keyboard and screen reader in the checkout',
    description:
      'Every step from the cart to the confirmation without a mouse. Errors are announced and take the focus.',
    priority: 'high',
    labels: ['Code', 'Design'],
    due: 1,
    people: ['paige'],
    comments: [['paige', 2, 'Done with NVDA and VoiceOver. TalkBack follows this afternoon.']],
  },
  {
    columnId: 'ready-to-test',
    name: 'Stock of the Stoneware mug in blue',
    description:
      'The blue glaze samples are late, so the variant is shown as “back soon” instead of sold out, with a reminder by mail.',
    priority: 'low',
    labels: ['Code', 'Content'],
    due: 2,
    people: ['elisa', 'paige'],
    comments: [['elisa', 9, 'The supplier names next Wednesday. I ask again tomorrow.']],
  },
  {
    columnId: 'ready-to-test',
    name: 'Price list for wholesale customers',
    description:
      'Signed-in wholesalers see their own prices. Blue Harbor’s quote for 40 Everyday backpacks is the test case.',
    priority: 'medium',
    labels: ['Code'],
    due: -2,
    people: ['coralie'],
    checklist: ['+Prices from the quote', 'Minimum quantities'],
  },
  {
    columnId: 'done',
    name: 'Agree on budget and roadmap',
    description: 'Budget and roadmap are approved; both files are in the folder Projects.',
    priority: 'medium',
    labels: ['Launch'],
    due: -6,
    people: ['malinda'],
    checklist: ['+Budget', '+Roadmap'],
  },
  {
    columnId: 'done',
    name: 'Ask legal about cookies',
    description:
      'Only the cart and the sign-in are stored without asking. The banner is gone for visitors who only look.',
    priority: 'medium',
    labels: ['Legal'],
    due: -5,
    people: ['jacques'],
    comments: [['jacques', 52, 'Approved in writing. The letter is in the folder Docs.']],
  },
  {
    columnId: 'done',
    name: 'Contrast of the side navigation',
    description: 'All texts and icons of the navigation now reach 4.5:1, in the dark scheme as well.',
    priority: 'low',
    labels: ['Design'],
    due: -3,
    people: ['germaine', 'traci'],
  },
]

const tasks = rows.map(({ due, people, checklist = [], comments = [], ...row }, index) => {
  const id = `task-${index + 1}`
  return {
    id,
    ...row,
    dueDate: { days: due },
    assignee: people.map(known),
    order: rows.slice(0, index).filter(({ columnId }) => columnId === row.columnId).length + 1,
    checklist: checklist.map((text, place) => ({
      id: `${id}-check-${place + 1}`,
      text: text.replace(/^\+/, ''),
      done: text.startsWith('+'),
    })),
    comments: comments.map(([author, hours, text], place) => ({
      id: `${id}-comment-${place + 1}`,
      author: known(author),
      text,
      createdAt: -hours * hour,
    })),
  }
})

export { columns, tasks }
