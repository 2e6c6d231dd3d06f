import { avatar, day, hour, person, pick } from './common.mjs'
import { files } from './files.mjs'

const me = { name: 'Marlow Whitfield', email: 'demo@ark.dev', avatarUrl: avatar(0) }

const staff = (index) => pick(person(index), 'name', 'email', 'avatarUrl')
const kayleigh = staff(1)
const paige = staff(2)
const nettie = staff(4)
const brandon = staff(5)
const germaine = staff(10)
const beth = staff(11)
const elisa = staff(13)
const forrest = staff(15)
const albert = staff(17)
const augustus = staff(18)
const malinda = staff(19)
const calista = staff(20)
const coralie = staff(21)
const martina = staff(22)
const jacques = staff(23)
const outside = (name, email) => ({ name, email, avatarUrl: '' })
const blueHarbor = outside('Noor Haddad', 'noor.haddad@blueharbor.example')
const glazeworks = outside('Ruhr Valley Glazeworks', 'orders@glazeworks.example')
const northwind = outside('Northwind Freight', 'service@northwind.example')
const casa = outside('Casa da Ribeira', 'stay@casadaribeira.example')
const june = outside('June Whitfield', 'june.whitfield@example.com')
const lottery = outside('Prize Office', 'claims@prize-office.example')
const seo = outside('Rank Faster', 'hello@rank-faster.example')

/** A file of the demo as an attachment. */
function attached(name) {
  const file = files.find((file) => file.name === name)
  return { id: `attachment-${file.id}`, ...pick(file, 'name', 'size', 'type', 'url') }
}

const text = (...paragraphs) => paragraphs.join('\n\n')

/** The text of a body in HTML, as a mail program sends it along. */
const textOf = (html) =>
  html
    // A heading repeats the subject.
    .replace(/<style.*?<\/style>|<h1.*?<\/h1>/gs, '')
    .replace(/<br>|<\/(p|h2|tr|li|table)>/g, '\n')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()

const quoteHtml = `<div style="max-width:600px;margin:0 auto;font-family:Arial,sans-serif;color:#1b2430">
<h1 style="font-size:20px;margin:0 0 16px">Request for a quote</h1>
<p>Dear Marlow,</p>
<p>we would like to carry the <strong>Everyday backpack</strong> in our two harbor shops from spring. Please send us a quote for:</p>
<table style="width:100%;border-collapse:collapse;margin:16px 0">
<tr style="background:#eef3f8;text-align:left"><th style="padding:8px">Item</th><th style="padding:8px">Color</th><th style="padding:8px;text-align:right">Pieces</th></tr>
<tr><td style="padding:8px;border-bottom:1px solid #dde4ec">Everyday backpack</td><td style="padding:8px;border-bottom:1px solid #dde4ec">Slate</td><td style="padding:8px;border-bottom:1px solid #dde4ec;text-align:right">25</td></tr>
<tr><td style="padding:8px;border-bottom:1px solid #dde4ec">Everyday backpack</td><td style="padding:8px;border-bottom:1px solid #dde4ec">Moss</td><td style="padding:8px;border-bottom:1px solid #dde4ec;text-align:right">15</td></tr>
</table>
<p>Delivery in two parts would suit us. Could we have the quote by Wednesday?</p>
<p>Kind regards,<br>Noor Haddad<br>Buyer, Blue Harbor</p></div>`

const carrierHtml = `<div style="max-width:600px;margin:0 auto;font-family:Arial,sans-serif;color:#1b2430">
<img src="https://northwind.example/logo.png" alt="Northwind Freight" width="160" height="40">
<h1 style="font-size:20px;margin:16px 0">Deliveries to Lisbon are delayed</h1>
<p>A strike at the port holds up parcels to the Lisbon area. We expect a delay of <strong>two working days</strong>.</p>
<p style="background:#fff4e0;padding:12px 16px;border-radius:8px">Of your shipments 7 are affected. Nothing is lost, and no parcel has to be sent again.</p>
<p>You can follow each parcel on <a href="https://northwind.example/track">our tracking page</a>.</p>
<p style="font-size:12px;color:#5a6675">Northwind Freight, customer service</p></div>`

const newsletterHtml = `<h1>What's new in the warehouse guild</h1>
<p>Three short reads for a quiet hour:</p>
<ul><li><a href="https://guild.example/labels">Labels that survive the rain</a></li>
<li><a href="https://guild.example/count">Counting stock without closing a day</a></li>
<li><a href="https://guild.example/returns">Returns: decide once, at the door</a></li></ul>
<p>The autumn meeting takes place in Leipzig. Members enter for free.</p>`

const bookingHtml = `<div style="max-width:600px;margin:0 auto;font-family:Georgia,serif;color:#2b2420">
<h1 style="font-size:22px;margin:0 0 12px">Your rooms are held</h1>
<p>Dear Ms Effertz, dear Mr Whitfield,</p>
<table style="width:100%;border-collapse:collapse;margin:16px 0">
<tr><td style="padding:6px 0">Rooms</td><td style="padding:6px 0;text-align:right"><strong>11 single</strong></td></tr>
<tr><td style="padding:6px 0">Nights</td><td style="padding:6px 0;text-align:right"><strong>2, with breakfast</strong></td></tr>
<tr><td style="padding:6px 0">Held until</td><td style="padding:6px 0;text-align:right"><strong>Friday, 18:00</strong></td></tr>
</table>
<p>The terrace is yours on the first evening. Please tell us about allergies.</p>
<p>Casa da Ribeira, Porto</p></div>`

const html = (body) => ({ message: textOf(body), html: body })

/** The mails by their time before now, the newest first. Those of a `thread` are one conversation. */
const written = [
  {
    from: malinda,
    cc: [germaine, paige],
    ago: 0.4 * hour,
    isUnread: true,
    isStarred: true,
    labels: ['atlas'],
    thread: 'atlas-release',
    subject: 'Atlas redesign: what is open before Friday',
    message: text(
      'Hi Marlow,',
      'we release the new shop on Friday at 9. Three things are open:\n\n1. Paige still sees the old prices in the cart on one phone.\n2. Germaine sends the last two pictures for the start page today.\n3. We need your word on the budget for the photo studio.',
      'The roadmap with the hours of Friday is attached. If all three are done by Thursday noon, we go.',
      'Malinda',
    ),
    files: ['Atlas roadmap.odp'],
  },
  {
    from: blueHarbor,
    ago: 1.3 * hour,
    isUnread: true,
    thread: 'blue-harbor-quote',
    subject: 'Quote for 40 Everyday backpacks',
    ...html(quoteHtml),
  },
  {
    from: elisa,
    cc: [kayleigh],
    ago: 2.2 * hour,
    isUnread: true,
    labels: ['suppliers'],
    thread: 'blue-glaze',
    subject: 'Re: Blue glaze samples',
    message: text(
      'Marlow,',
      'the glazeworks answered: the second firing of the blue for the Stoneware mug came out too dark, so they fire again. The samples leave on Wednesday and are here on Friday morning.',
      'I would not move the order date yet. If Friday’s samples are good, we still make the autumn catalogue.',
      'Elisa',
    ),
  },
  {
    from: northwind,
    ago: 3.5 * hour,
    isUnread: true,
    subject: 'Deliveries to Lisbon are delayed by two days',
    ...html(carrierHtml),
  },
  {
    from: beth,
    ago: 5 * hour,
    isUnread: false,
    isStarred: true,
    thread: 'porto-outing',
    subject: 'Team outing to Porto: rooms and the boat',
    message: text(
      'Hello Marlow,',
      'Casa da Ribeira holds eleven rooms for us until Friday, 18:00. For the second day I suggest the boat on the Douro at ten, then lunch in the old market.',
      'It comes to 212 euros a person, all in. May I confirm?',
      'Beth',
    ),
  },
  {
    from: me,
    to: [coralie],
    ago: 6 * hour,
    thread: 'blue-harbor-quote',
    subject: 'Fwd: Quote for 40 Everyday backpacks',
    message: text(
      'Coralie,',
      'Blue Harbor wants 25 slate and 15 moss for two shops. Could you draft the quote with the price from 40 pieces up? I would like to send it tomorrow.',
      'Marlow',
    ),
  },
  {
    from: augustus,
    cc: [albert],
    ago: 8 * hour,
    isUnread: true,
    thread: 'lounge-chair',
    subject: 'Lounge chair: three photos to choose from',
    message: text(
      'Marlow,',
      'for the page of the Lounge chair in the autumn catalogue we have three: by the window, in the empty room, and the close-up of the armrest. My favorite is the window, since one sees the size of the chair.',
      'Albert needs your choice by Tuesday evening to set the page.',
      'Augustus',
    ),
  },
  {
    from: brandon,
    ago: 10 * hour,
    subject: 'Payroll closes on Thursday',
    message: text(
      'Hi,',
      'payroll for this month closes on Thursday at noon. Please release the hours of your team in the time sheet before then; four people are still missing.',
      'Brandon',
    ),
    files: ['Time sheet.xlsx'],
  },
  {
    from: forrest,
    ago: 1 * day + 2 * hour,
    thread: 'lisbon',
    subject: 'Customers in Lisbon ask for their orders',
    message: text(
      'Good morning Marlow,',
      'seven customers in Lisbon wrote about late orders since yesterday. I told them about the strike at the port and the two days. Two would like the shipping fee back; I suggest that we give it to all seven before they ask.',
      'Is that all right with you?',
      'Forrest',
    ),
  },
  {
    from: me,
    to: [forrest],
    ago: 1 * day + 1 * hour,
    thread: 'lisbon',
    subject: 'Re: Customers in Lisbon ask for their orders',
    message: text('Yes, please do, all seven. And thank you for being quicker than the carrier.', 'Marlow'),
  },
  {
    from: germaine,
    ago: 1 * day + 4 * hour,
    labels: ['atlas'],
    subject: 'Start page pictures, in two crops',
    message: text(
      'Hi Marlow,',
      'the pictures for the start page come in a wide and a tall crop, so that the mug stays in the middle on phones. The sources are attached; the ones for the shop are already in the project folder.',
      'Germaine',
    ),
    files: ['Atlas sources.zip'],
  },
  {
    from: june,
    ago: 1 * day + 7 * hour,
    isUnread: true,
    labels: ['family'],
    subject: 'Sunday lunch',
    message: text(
      'Dear Marlow,',
      'lunch is at one on Sunday. Your brother brings the children, and I make the pumpkin soup. Could you bring the reading lamp you promised? The small one is enough.',
      'Mother',
    ),
  },
  {
    from: elisa,
    ago: 2 * day,
    labels: ['suppliers'],
    thread: 'blue-glaze',
    subject: 'Blue glaze samples',
    message: text(
      'Marlow,',
      'the blue glaze samples of the Stoneware mug should have been here on Monday. White and sand arrived and look fine. I have asked the glazeworks where the blue ones are.',
      'Elisa',
    ),
  },
  {
    from: me,
    to: [elisa],
    cc: [kayleigh],
    ago: 1 * day + 20 * hour,
    thread: 'blue-glaze',
    subject: 'Re: Blue glaze samples',
    message: text(
      'Thanks, Elisa. Please ask for a date we can rely on. Kayleigh keeps the shelf free until then.',
      'Marlow',
    ),
  },
  {
    from: calista,
    ago: 2 * day + 5 * hour,
    isStarred: true,
    subject: 'Sales of the week: headphones up, vases down',
    ...html(
      `<p>Hi Marlow,</p><p>the week in three lines:</p><ul><li><strong>Studio headphones</strong>: up 14 % on the week before</li><li><strong>Field watch</strong>: as before</li><li><strong>Ceramic vase</strong>: down 6 %, it was out of stock for two days</li></ul><p>The whole year is in the report.</p><p>Calista</p>`,
    ),
    files: ['Annual report.pdf'],
  },
  {
    from: casa,
    to: [beth, me],
    ago: 2 * day + 9 * hour,
    thread: 'porto-outing',
    subject: 'Your rooms in Porto',
    ...html(bookingHtml),
  },
  {
    from: jacques,
    ago: 3 * day,
    subject: 'New sign-in to your account',
    message: text(
      'Hello Marlow,',
      'your account was used from a new laptop in San Diego this morning. If that was you, there is nothing to do. If not, please call me at once.',
      'Jacques, security',
    ),
  },
  {
    from: nettie,
    ago: 3 * day + 6 * hour,
    subject: 'Interview on Tuesday: the quality tester',
    message: text(
      'Marlow,',
      'the candidate for Paige’s team comes on Tuesday at two. The guide for the first day is attached, in case we agree; the recording of the first talk is in Files.',
      'Nettie',
    ),
    files: ['Onboarding guide.docx'],
  },
  {
    from: martina,
    place: 'archive',
    ago: 4 * day,
    subject: 'Floor plan with the new desks',
    message: text(
      'Hi all,',
      'the twelve desks come next Monday. The plan shows who sits where; the two seats by the window stay free for guests. Tell me by Friday if something does not suit you.',
      'Martina',
    ),
    files: ['Floor plan.pdf', 'House rules.txt'],
  },
  {
    from: malinda,
    place: 'archive',
    ago: 5 * day,
    labels: ['atlas'],
    subject: 'Atlas budget after the second round',
    message: text(
      'Marlow,',
      'after the second round we are 4 % below the plan. The studio for the photos is the only line without an invoice.',
      'Malinda',
    ),
    files: ['Atlas budget.xlsx'],
  },
  {
    from: me,
    to: [glazeworks],
    ago: 6 * day,
    labels: ['suppliers'],
    subject: 'Contract for the spring colors',
    message: text(
      'Dear Sir or Madam,',
      'please find the draft of the contract for the three spring colors attached. The quantities are those of our call.',
      'Kind regards,\nMarlow Whitfield',
    ),
    files: ['Contract draft.docx'],
  },
  {
    from: outside('Warehouse guild', 'news@guild.example'),
    place: 'archive',
    ago: 8 * day,
    subject: 'Three short reads, and the autumn meeting',
    ...html(newsletterHtml),
  },
  {
    from: lottery,
    place: 'spam',
    ago: 1 * day + 11 * hour,
    isUnread: true,
    subject: 'You have been selected',
    message: text(
      'Dear winner,',
      'your address was drawn from two million. To receive the sum, answer with your bank details today.',
      'The prize office',
    ),
  },
  {
    from: seo,
    place: 'spam',
    ago: 4 * day + 3 * hour,
    subject: 'Your shop on page one',
    message: text('We looked at your site and found 48 errors. For a small fee they are gone tomorrow.', 'Rank Faster'),
  },
  {
    from: me,
    to: [blueHarbor],
    place: 'drafts',
    ago: 0.8 * hour,
    thread: 'blue-harbor-quote',
    subject: 'Re: Quote for 40 Everyday backpacks',
    message: text('Dear Noor,', 'thank you for asking. From 40 pieces up the price is'),
  },
  {
    from: me,
    to: [beth],
    place: 'drafts',
    ago: 4 * hour,
    thread: 'porto-outing',
    subject: 'Re: Team outing to Porto: rooms and the boat',
    message: 'Beth, please confirm the rooms. About the boat: ',
  },
  {
    from: martina,
    place: 'trash',
    ago: 2 * day + 3 * hour,
    subject: 'The coffee machine is back',
    message: text('It was the pump. The first cup is on the house.', 'Martina'),
  },
  {
    from: outside('Conference desk', 'tickets@conference.example'),
    place: 'trash',
    ago: 7 * day,
    isUnread: true,
    subject: 'Last early tickets',
    message: text('The early price for the trade fair in Leipzig ends tonight.', 'The conference desk'),
  },
]

const mails = written.map((mail, index) => {
  const { from, to = [me], cc, ago, labels = [], subject, message, html, files = [], thread } = mail
  const place = mail.place ?? (from === me ? 'sent' : 'inbox')
  return {
    id: `mail-${index + 1}`,
    labelIds: [place, ...labels],
    isUnread: mail.isUnread ?? false,
    isStarred: mail.isStarred ?? false,
    subject,
    message,
    html,
    from,
    to,
    cc,
    attachments: files.length > 0 ? files.map(attached) : undefined,
    threadId: thread,
    createdAt: -Math.round(ago),
  }
})

export { mails }
