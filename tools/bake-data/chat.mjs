import { between, chance, day, pick } from './common.mjs'

const faker = chance('conversations')

/** The contacts by first name; their number is that of `person()`. */
const contacts = {
  Traci: 'contact-1',
  Kayleigh: 'contact-2',
  Paige: 'contact-3',
  Brandon: 'contact-6',
  Marta: 'contact-7',
  Germaine: 'contact-11',
  Beth: 'contact-12',
  Elisa: 'contact-14',
  Forrest: 'contact-16',
  Augustus: 'contact-19',
  Malinda: 'contact-20',
  Coralie: 'contact-22',
  Me: 'me',
}

const picture = (number, name) => ({ src: `assets/products/product-${number}.webp`, name, width: 640, height: 640 })

/**
 * What was said in one go, ending some days and minutes ago: lines as `Name: text`. A line may have a picture, and the number of
 * the line of this part that it replies to.
 */
const talk = (days, minutes, ...lines) => ({ end: -(days * day + minutes), lines })

const conversations = [
  {
    type: 'GROUP',
    name: 'Atlas release',
    people: ['Malinda', 'Germaine', 'Traci', 'Paige', 'Marta'],
    unreadCount: 3,
    talks: [
      talk(
        4,
        40,
        'Malinda: Morning all. Atlas goes live on Friday, so this is the place for anything that could move that.',
        'Malinda: The roadmap in Files is up to date: Atlas roadmap.odp, slide 4 has who does what.',
        'Germaine: The product pages are final. I am still on the empty cart and the two confirmation emails.',
        'Traci: Product list and detail are on staging. Checkout follows tomorrow.',
        'Marta: The new price service is live behind a flag. Old and new agree for all eight products.',
        'Me: Good start. Malinda, is the budget fine with the extra two days of testing?',
        'Malinda: Yes, they are in Atlas budget.xlsx, under contingency.',
        'Paige: I test from Tuesday on. Please tell me here when something changes on staging.',
      ),
      talk(
        3,
        75,
        'Traci: Checkout is on staging.',
        'Paige: Thanks, starting now.',
        'Paige: Two findings so far: the discount field keeps its error after the code is corrected, and the order summary jumps when the shipping price loads.',
        'Traci: The first is mine, an hour. The second needs a fixed height from Germaine.',
        'Germaine: Reserve two lines there, 48 px. I have put it into the design.',
        'Traci: Both fixed and deployed.',
        'Paige: Confirmed, both closed.',
        'Me: That was quick. Anything else that worries you?',
        'Marta: The carrier’s delivery estimates. Lisbon is three days longer at the moment, and we show the old figure.',
        'Me: Kayleigh expects that to last until next week. Can we show the estimate as a range?',
        ['Marta: Yes. The service already has minimum and maximum.', { replyTo: 10 }],
        'Germaine: Then “3 to 6 working days” fits the line. No change to the layout.',
      ),
      talk(
        1,
        55,
        'Paige: Full run on staging: 214 of 218 cases passed.',
        'Paige: The four: a long address is cut off in the email, two typos in French, and the back button on the payment page asks twice.',
        'Germaine: I take the email.',
        'Traci: The back button is mine. Dereck sends the French today.',
        'Malinda: None of them stops the release. Please still close them by noon tomorrow.',
        'Me: Agreed. Who is on call on Friday evening?',
        'Marta: Martine until ten, then me.',
        'Malinda: I put both names into the runbook.',
        'Germaine: The email wraps a long address now, also on a phone. Fine for everybody?',
        'Paige: Fine, and closed.',
        'Me: Looks good. Thank you all, this is going better than the last one.',
      ),
      talk(
        0,
        6,
        'Traci: The back button is fixed and on staging.',
        'Marta: The range for Lisbon is live too, behind the same flag.',
        'Me: Great. Then only the French is open?',
        'Malinda: Correct. Dereck has delivered, Paige checks it now.',
        'Paige: French is fine. 218 of 218.',
        'Malinda: Then we are go for Friday, 10:00. I send the announcement to support and sales this afternoon.',
        'Germaine: I have the banner ready for the shop, in all five languages.',
      ),
    ],
    readBy: { Malinda: -1, Germaine: -1, Traci: -3, Paige: -2, Marta: -4 },
  },
  {
    people: ['Kayleigh'],
    unreadCount: 1,
    talks: [
      talk(
        2,
        130,
        'Kayleigh: Heads-up: the carrier has no driver for the Lisbon route until next week. Eleven orders are waiting in the depot.',
        'Me: Are any of them express?',
        'Kayleigh: Two. I can send those by the other carrier, 14 more each.',
        'Me: Please do. And the other nine?',
        'Kayleigh: They leave on Monday with the regular truck. Tracking is updated, so customers see it.',
        'Me: Good. Forrest writes to the nine, I told him.',
      ),
      talk(
        0,
        24,
        'Me: Any news from the carrier?',
        'Kayleigh: The two express parcels arrived this morning. The carrier confirms Monday for the rest.',
        'Kayleigh: One more thing: the shelf for the Lounge chair is full. Can the 12 returns go to the outlet?',
      ),
    ],
    readBy: { Kayleigh: -1 },
  },
  {
    people: ['Coralie'],
    unreadCount: 2,
    talks: [
      talk(
        2,
        210,
        'Coralie: Blue Harbor asks for a quote for 40 Everyday backpacks, delivered by the end of next month.',
        'Me: At list price that is 3,800. What do they expect?',
        'Coralie: They had 8 % on their last order, for 25 pieces.',
        'Me: Then offer 10 % for 40, if they take them in one delivery.',
        'Coralie: One delivery is fine for them, I asked.',
      ),
      talk(
        1,
        180,
        'Coralie: The draft is ready: 40 × 95 less 10 %, so 3,420. Valid for 30 days.',
        'Me: Please add the logo patch as an option, 4.50 each. They asked for it last time.',
        ['Coralie: Added as a separate line.', { replyTo: 2 }],
      ),
      talk(
        0,
        48,
        'Me: Did you hear back from Blue Harbor?',
        'Coralie: Yes! They take all 40, with the patch.',
        'Coralie: They would like olive instead of black. Do we have 40 in olive?',
      ),
    ],
    readBy: { Coralie: -1 },
  },
  {
    people: ['Elisa'],
    unreadCount: 0,
    talks: [
      talk(
        3,
        95,
        'Me: Good morning Elisa, did the blue glaze samples for the Stoneware mug arrive?',
        'Elisa: The grey and the white ones did. The blue is late: the kiln was down for two days.',
        'Me: When do they expect to send them?',
        'Elisa: Wednesday, they say. I have asked for photos meanwhile.',
      ),
      talk(
        1,
        260,
        'Elisa: The supplier’s photos are in Files, folder Samples. The blue is a touch darker than our card.',
        'Elisa: What do you think?',
        [
          'Me: I like it, but next to the catalogue’s blue it looks almost black. Can they fire one a little lighter?',
          { replyTo: 2 },
        ],
        'Elisa: They can, with the same delivery. No extra cost.',
        'Me: Perfect.',
      ),
      talk(
        0,
        150,
        'Elisa: The parcel is on its way, tracking says tomorrow before noon.',
        'Me: Thank you. Let us look at them together at three.',
      ),
    ],
    readBy: { Elisa: -1 },
  },
  {
    people: ['Augustus'],
    unreadCount: 0,
    talks: [
      talk(
        2,
        320,
        'Augustus: The photos of the Lounge chair for the autumn catalogue are here. Two candidates for the double page:',
        ['Augustus: One, in the studio.', { picture: picture(4, 'Lounge chair, studio.webp') }],
        ['Augustus: And two, with the Reading lamp.', { picture: picture(3, 'Lounge chair with lamp.webp') }],
        ['Me: The one in the studio for the double page. It is calm, and the fabric reads well.', { replyTo: 2 }],
        'Augustus: My choice too. The other could open the chapter on lighting.',
        'Me: Nice idea. When does the printer need the files?',
        'Augustus: Monday noon. The retouching is booked for tomorrow.',
      ),
      talk(
        0,
        205,
        'Augustus: The retouched chair is in Files, folder Catalogue. The print profile is right this time.',
        'Me: Checked, approved. Send it off.',
        'Augustus: Done. The proof comes on Thursday.',
      ),
    ],
    readBy: { Augustus: -1 },
  },
  {
    people: ['Beth'],
    unreadCount: 0,
    talks: [
      talk(
        5,
        60,
        'Beth: The outing to Porto: 18 people said yes, 3 have not answered yet.',
        'Me: Who is missing?',
        'Beth: Javon, Thora and Jacques. Javon has a tour that weekend and is looking for someone to swap with.',
        'Me: Let me ask Hudson, he has guided it before.',
      ),
      talk(
        3,
        410,
        'Me: Hudson takes the tour. Javon can come.',
        'Beth: Wonderful. Then I book 20 seats on the 9:12 train.',
        'Beth: For the evening there are two options: the restaurant by the river, or a cooking class for all of us.',
        ['Me: The cooking class. People will still talk about it in spring.', { replyTo: 3 }],
        'Beth: Booked, with a vegetarian table. Thora is delighted.',
      ),
      talk(
        0,
        310,
        'Beth: Tickets have arrived. I put the plan into everybody’s calendar.',
        'Me: You are the best, thank you. What is left to pay?',
        'Beth: The class, 640 in total, due at the end of the month. Martina has the invoice.',
        'Me: I approve it today.',
      ),
    ],
    readBy: { Beth: -2 },
  },
  {
    people: ['Forrest'],
    unreadCount: 0,
    talks: [
      talk(
        2,
        95,
        'Me: Forrest, nine orders to Lisbon are late until Monday. Could you write to the customers before they ask?',
        'Forrest: Sure. What can I offer them?',
        'Me: Free shipping on the next order. And cancelling without questions, of course.',
        'Forrest: Clear. I send it within the hour.',
      ),
      talk(
        1,
        340,
        'Forrest: Seven of nine answered, all friendly. One cancels her Ceramic vase, it was a birthday present.',
        'Me: Refund her today, please, and send a voucher.',
        'Forrest: Already done. She thanked us for the early note.',
        'Me: That is what it is for. Well written, by the way.',
        'Forrest: I saved it as a template for the next time.',
      ),
    ],
    readBy: { Forrest: -1 },
  },
  {
    people: ['Brandon'],
    unreadCount: 0,
    talks: [
      talk(
        3,
        500,
        'Brandon: Payroll closes on Thursday at noon. From your team I miss the overtime of two people.',
        'Me: Traci and Marta, because of Atlas?',
        'Brandon: Exactly.',
        'Me: They enter it today. I approve it in the evening.',
      ),
      talk(2, 400, 'Brandon: Both are in. You are complete, thank you.'),
    ],
    readBy: { Brandon: -1 },
  },
]

/** Lines of `Name: text` as messages; a few minutes are between them. */
function messagesOf({ end, lines }, first) {
  let time = end
  const times = lines.map(() => {
    const at = time
    time -= between(faker, 1, 5)
    return at
  })
  const messages = lines.map((line, index) => {
    const [text, more] = [line].flat()
    const [, name, body] = /^(\w+): (.*)$/s.exec(text)
    return { id: `message-${first + index}`, body, senderId: contacts[name], createdAt: times.at(-1 - index), ...more }
  })
  return messages.map(({ replyTo, ...message }) => {
    const replied = messages[replyTo - 1]
    return { ...message, ...(replied && { replyTo: pick(replied, 'id', 'senderId', 'body') }) }
  })
}

let number = 0

const rows = conversations.map(({ type = 'ONE_TO_ONE', name, people, unreadCount, talks, readBy }, index) => {
  const messages = talks.flatMap((talk) => {
    const made = messagesOf(talk, number + 1)
    number += made.length
    return made
  })
  return {
    id: `conversation-${index + 1}`,
    type,
    ...(name && { name }),
    unreadCount,
    participants: people.map((first) => contacts[first]),
    reads: Object.entries(readBy).map(([first, at]) => ({ contactId: contacts[first], messageId: messages.at(at).id })),
    messages,
  }
})

export { rows as conversations }
