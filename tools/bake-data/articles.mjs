/**
 * The articles of the blog, newest first. Blocks are separated by an empty line: `## ` and `### ` are headings, `- ` and `1. ` lists,
 * `> ` a quote, `~~~` code, `![alt](cover)` a picture; inside them `**bold**`, `*italic*`, `` `code` `` and `[text](URL)`.
 */
export const articles = [
  {
    title: 'What we learned from a year of remote work',
    author: 'Traci Wintheiser',
    tags: ['Teams', 'Process'],
    description:
      'Twelve months, three time zones and one shared calendar: what held, what broke, and the four rules we kept.',
    content: `
A year ago the shop team stopped sharing a room. Germaine moved to the coast, Marta stayed in the old office two days a week, and I began to write code at a kitchen table with a view of the neighbour's plum tree. We promised each other to look back after twelve months and to be honest about it. This is that look back.

## What got better

Quiet mornings, first of all. Between eight and eleven nobody expects an answer, and most of the Atlas redesign was drawn and built in those hours. Pull requests became smaller too, because a small one can be read by someone who has just woken up in another time zone.

- **Decisions are written down.** If it is not in the task, it was not decided.
- **Demos are recorded.** Kayleigh watches them in the warehouse, between two deliveries.
- **Handover notes are short.** Three lines: done, open, blocked.

## What got worse

New colleagues had a harder start. In an office you learn by overhearing; at home you hear only what is addressed to you. It took us until spring to see that people were not asking fewer questions because they had fewer, but because every question had become an interruption.

> I did not know who to ask, so I read the whole repository. It took a week. The answer would have taken a minute.

We also lost the chance meeting by the coffee machine. Nobody replaced it with a scheduled video call, and we are glad of that. What helped was duller: a standing half hour on Wednesdays with no agenda, which one may leave at any time.

## Four rules we kept

1. Write first, call second. A call that follows a page of text is half as long.
2. Say when you are away, not when you are there.
3. Every meeting has an owner, an end, and a note that a person who was absent can follow.
4. Twice a year we all meet in one place. This autumn it is Porto.

![Evening light over rolling hills](assets/covers/cover-8.webp)

## What we would do differently

We would set up the second screen, the chair and the good headphones in the first week, not in the fourth month. It sounds small. But a sore neck is a bad reason for a short review, and it was the reason for more of them than we like to admit.

None of this needed a new tool. It needed a habit, and somebody who reminds the others of it on a Monday.
`,
  },
  {
    title: 'Ten small habits of tidy teams',
    author: 'Beth Effertz',
    tags: ['Teams', 'Process'],
    description: 'No framework and no certificate. Ten things that take less than five minutes and save an afternoon.',
    content: `
I plan events, so I spend a good part of my week inside other teams: with design for the invitations, with procurement for the tents, with finance for the deposit. After a while you notice which teams are easy to work with. It is rarely the ones with the most elaborate process. It is the ones with small habits that nobody talks about.

## The first five cost nothing

1. **They close what they open.** A task that is done is marked as done on the same day.
2. **They name files for the reader.** *Atlas budget.xlsx* tells me more than *final_v3_new.xlsx*.
3. **They answer with a date.** “Thursday” is an answer; “soon” is not.
4. **They put the link in the message.** Nobody has to search for what the sender had open.
5. **They say no early.** A no in March is planning, a no in May is an emergency.

## The next five take some practice

1. **One list.** Not a board, a notebook and a chat thread with the same twelve things in it.
2. **A place for leftovers.** Ideas that are not for now go there, and it is read once a month.
3. **Short handovers.** Before a holiday they write half a page: what may happen, and whom to call.
4. **Tidy ends.** The last ten minutes of a meeting belong to the notes.
5. **They throw things away.** Old folders, old labels, and meetings that have lost their reason.

## An example from this month

For the outing to Porto I needed twenty answers: arrival, diet, room, train. Malinda's team sent theirs within a day, in one table, with a blank only where they had asked the person and were still waiting. Another team sent me six forwarded threads. Both had done the same work. Only one of them had finished it.

> Tidiness is a kindness to whoever comes next, and most of the time that is you.

## Where to begin

Pick one. I would take the dates: for a week, answer every request with a day on which it will be done, even if the day is far away. You will be surprised how many follow-up questions never arrive.

The rest tends to come along by itself. Once people trust the date, they stop asking in between, and the time they give back is the time in which you can tidy the next thing.
`,
  },
  {
    title: 'Why our forms got shorter',
    author: 'Martina Stracke',
    tags: ['Design', 'Writing'],
    description: 'We counted every field on every form in the house. A third of the answers were never read by anyone.',
    content: `
The office has forms the way a kitchen has jars. One for visitors, one for returned goods, one for a new chair, one to be allowed to order the other ones. In January we collected them all on one table. There were thirty-one, and together they asked four hundred and eighteen questions.

Then we did something simple. For each question we looked for the person who reads the answer.

## Who reads this?

For a third of the fields we found nobody. The supplier's fax number was still required for a purchase. The return form asked for the customer's date of birth, which we are glad not to know. Two forms asked for the weather.

- **Read and used:** 251 fields. These stayed.
- **Known already:** 64 fields. Name, team and cost centre now fill in by themselves.
- **Read by nobody:** 103 fields. These are gone.

## Asking later is also asking

Some questions were good but came too early. When a customer reports a broken mug, we need the order number and a picture. We do not yet need to know if they prefer a refund or another mug, because half of them change their mind once they hear that a new one can be there on Friday. So that question moved to the reply.

> A form should ask for what is needed to take the next step, not for everything that might be needed to take the last one.

Forrest's team was sceptical. Fewer answers at the start, they thought, would mean more messages later. It was the other way round: people who used to give up halfway now finish, and the number of messages per return fell from 3.1 to 1.8.

## Three things to try

1. Print the form and fill it in with a pen, standing up. You will feel every field.
2. Write beside each field who reads it. No name, no field.
3. Mark as optional what is optional, or better, leave it out. People fill in everything they see.

## What is next

The return form of the online shop goes from fourteen fields to five with the Atlas release on Friday. The printed visitor book stays as it is. It has two columns, a name and a time, and somebody reads it every evening: me, before I lock the door.
`,
  },
  {
    title: 'A field guide to good error messages',
    author: 'Paige Sanford',
    tags: ['Design', 'Writing', 'Engineering'],
    description:
      'Collected over two years of testing: seven kinds of message, from the useless to the one you hardly notice.',
    content: `
Testers read more error messages than anybody else. I keep mine in a drawer, sorted like butterflies, and this is a walk through the collection. It ends with the checklist that we use for every message in the shop.

## The common kinds

**The shrug.** “Something went wrong.” True, and of no use. It tells the reader neither what happened nor what to do, and leaves them to press the same button again.

**The accusation.** “You entered an invalid postcode.” Perhaps the postcode is from Ireland and our rule is from Kansas. A message should describe the problem and leave out who is to blame.

**The leak.** A line of code, a number, a path on somebody's disk. It belongs in the log. In the window it frightens people who cannot use it and helps people who should not have it.

**The riddle.** “Field 7 violates constraint.” Nobody has ever counted the fields.

## The rare and good kinds

**The signpost** says what to do next: *Enter a date after 4 May. We need three days to wrap it.* The reason is optional, but people forgive a rule that has one.

**The safety net** tells you that nothing is lost: *Your text is saved. Try again when you are back online.* Of all messages I have tested, this one most reliably makes shoulders drop.

**The one that is not there** is the best. If the telephone number may be typed with spaces, no message about spaces is needed.

> The best error message is a field that understood what you meant.

## Where it appears

Even a good sentence fails in the wrong place. Ours stand directly below the field, are read out when the field takes the focus, and stay until the problem is solved. Colour alone is never the only sign.

~~~
<input aria-invalid="true" aria-describedby="date-error">
<p id="date-error">Enter a date after 4 May.</p>
~~~

## Our checklist

- Does it say **what** happened, in the words of the page?
- Does it say **what to do**, in one sentence?
- Is everything that was typed still there?
- Would you read it aloud to a customer without adding anything?

We went through all 212 messages of the shop with these four questions, Dereck with a pencil and I with a browser. Sixty were rewritten. Thirty-eight could be deleted, because the field learned to understand.
`,
  },
  {
    title: 'The quiet power of defaults',
    author: 'Germaine Stark',
    tags: ['Design'],
    description:
      'Nine of ten people keep what is chosen for them. That makes every default a decision made on their behalf.',
    content: `
When we looked at the settings of the shop, we found that nine of ten customers had never changed one. They receive the newsletter because the box was ticked, and they pay for gift wrapping because it once was, too. A default is the most used feature of any product, and the one that is discussed the least.

So we wrote a rule for ourselves: **the default is what the person would choose if they had time to think about it.** Gift wrapping is off. The cheapest delivery that still arrives before the weekend is on. The newsletter asks.

The change cost us some revenue in the first month, about what a page of advertising costs. By the third month the returns were down by a fifth, because people had received what they meant to order. I would call that a good trade.
`,
  },
  {
    title: 'How we moved a million rows on a Sunday',
    author: 'Marta Hegmann',
    tags: ['Engineering'],
    description: 'A rehearsal on Tuesday, a rehearsal on Thursday, and a very boring Sunday.',
    content: `
The order table of the shop had grown to a little over a million rows, in a database that its maker will stop supporting in winter. We moved it on a Sunday morning, with coffee, in two hours and ten minutes. Nobody noticed, which was the aim.

## The plan

1. Copy everything while the shop is running, and keep the copy up to date.
2. Compare the two, row by row, and stop at the first difference.
3. Switch reading over. Wait a day.
4. Switch writing over.

The comparison found eleven rows that differed. All had a delivery date in an hour that does not exist, because of the clock change in March. They were wrong in the old table as well; nobody had ever looked.

> If it is exciting, rehearse it again.
`,
  },
  {
    title: 'Notes from a week without meetings',
    author: 'Augustus Parisian',
    tags: ['Process', 'Teams'],
    description:
      'Five days, no calendar entries. A diary of what we missed, and of what turned out to be only a habit.',
    content: `
In the second week of spring the brand team cancelled everything. Stand-up, review, planning, the call after the call. We agreed that urgent things may be said at any time, in any way, and that everything else would be written. I kept a diary.

## Monday

Strange quiet. At half past nine I opened the calendar three times to see where I should be. By noon I had finished the brief for the autumn catalogue, which had been on my list since February. I suspected a mistake and read it again. It was fine.

## Tuesday and Wednesday

The first decision that could not wait: which of the Lounge chair photographs goes on the cover. Normally we would have met, looked at forty pictures and left with six. Instead Germaine posted three with a sentence on each, and people voted by the evening. The thread is eleven lines long.

On Wednesday we missed something for the first time. Coralie had heard from Blue Harbor that they would rather have the backpack in grey, and nobody outside sales learned of it until the afternoon. In the stand-up she would have said it in passing.

- **Not missed:** the weekly planning, the review of slides, the call to prepare the call.
- **Missed a little:** hearing what others are stuck on.
- **Missed:** laughing.

## Thursday

Two people met anyway, in the kitchen, for ten minutes, and solved the question of the packaging. I decided that this was not a meeting. There was no invitation, and nobody shared a screen.

## Friday

We counted. Forty-one hours of meetings had not taken place, among nine people. Two decisions came late, one of them because of us. Nobody wanted all of it back.

> Most of our meetings were a way of making sure that we had time to do something together. It turns out we could simply have done it.

## What came back

1. A stand-up on Monday and Wednesday, ten minutes, standing.
2. The review, but with the work sent round a day before.
3. Lunch on Friday, which is not a meeting either.

The rest stays in the archive of the calendar. If somebody needs it, they can write a paragraph that says why. So far nobody has.
`,
  },
  {
    title: 'Dark mode is more than black',
    author: 'Traci Wintheiser',
    tags: ['Engineering', 'Design'],
    description: 'Inverting the colours took an hour. Making it readable took three weeks.',
    content: `
Our first dark theme was the light one with its colours inverted. White became black, and the photographs of the vases looked as if they hung in a cave. Pure black beside pure white also tires the eyes: letters begin to glow at their edges.

Now the darkest surface is a deep blue-grey, and what lies above another surface is a little lighter instead of casting a shadow, since a shadow on black cannot be seen. The brand colour is two steps brighter than in the light theme, so that links reach a contrast of 4.5 to 1.

The last step was the pictures. We dim none of them, but each has a thin border of one pixel, so that a dark photograph does not melt into the page. It is the kind of detail that nobody mentions and that everybody sees when it is missing.
`,
  },
  {
    title: 'Writing for five languages at once',
    author: 'Hudson Roob',
    tags: ['Writing', 'Process'],
    description: 'A translator on sentences that travel well, and on the three that never do.',
    content: `
The shop speaks English, French, Vietnamese, Chinese and Arabic. A button that says “Save” in one of them is a sentence in another, and in Arabic it stands on the other side. As a translator I see each text five times. These are the sentences that travel well.

## Whole sentences

Never build a sentence out of parts. “You have” plus a number plus “items” works in English; Arabic has six forms of the plural, and Chinese wants a counter between the number and the thing. One key, one sentence, with a gap for the number.

## Plain verbs

*Check out*, *sign up*, *set up*: English loves verbs in two pieces, and they are the first thing that a translation loses. *Pay*, *register* and *install* travel without luggage.

## No jokes about the weather

> The pun in the header took me four hours. I replaced it with a sentence, in all five languages, in four minutes.

We now read new texts aloud in two languages before they are built. It takes a quarter of an hour, and it is the cheapest quarter of an hour in the project.
`,
  },
  {
    title: 'When a spreadsheet is enough',
    author: 'Calista Goodwin',
    tags: ['Teams', 'Engineering'],
    description: 'Before you build a tool, ask how many people will use it, how often, and who will look after it.',
    content: `
Last year three teams asked for a tool of their own: one for samples, one for trade fairs, one for the keys to the storage rooms. I asked each of them the same three questions. How many people will use it? How often? And who looks after it in two years?

For the keys the answers were four, twice a week, and nobody. They have a spreadsheet now, with a column for the name and a column for the date. It took ten minutes, and it has not been down once.

The samples did become a tool, because thirty people use them daily and because a wrong number there costs a container. The test is not whether a spreadsheet is elegant. The test is what happens on the day that two people edit the same line.
`,
  },
  {
    title: 'The case for boring technology',
    author: 'Martine Goodwin',
    tags: ['Engineering'],
    description: 'What wakes me up at night is never the old database. It is the clever thing in front of it.',
    content: `
I am the one whose telephone rings when the shop is down. In the last two years it rang nineteen times. Twice it was the old database. Seventeen times it was something that we had added because it was new, and of which only one of us knew how it failed.

Boring does not mean old. It means that its ways of breaking are known, that the answer to the error message can be found, and that a colleague can be taught in an afternoon. A team has room for perhaps two exciting things at a time. We try to spend them on what our customers see.
`,
  },
  {
    title: 'Designing a table that people read',
    author: 'Kayleigh Ferry',
    tags: ['Design', 'Engineering'],
    description:
      'The pick list of the warehouse, before and after: seven columns became four, and nobody runs back for a vase.',
    content: `
The pick list tells my colleagues what to fetch from which shelf. It used to have seven columns in the order in which the system knew them: number, article, supplier, weight, shelf, quantity, remark. People folded the sheet so that only shelf and quantity could be seen.

We now print what they need in the order in which they need it: **shelf, quantity, name, and a remark only if there is one**. Numbers are aligned at the end, so that 2 and 20 cannot be confused. Every fifth line has a rule below it, since a finger slips in between. Mistakes fell from four a day to less than one.
`,
  },
  {
    title: 'Our checklist before every launch',
    author: 'Malinda Russel',
    tags: ['Process', 'Teams'],
    description: 'Fourteen lines on one page. It has been wrong twice, and each time it gained a line.',
    content: `
A checklist is a letter from the last launch to the next. Ours began with five lines and has fourteen now; each of the other nine was once a bad evening. It hangs beside the door, and nobody releases anything before two people have signed it.

- Can it be turned off without a new release?
- Have customer success and the warehouse read what changes for them?
- Is somebody at their desk for the two hours after?
- Do the old links still lead somewhere?
- Has one person used it on a cheap telephone, outdoors?

The line about the warehouse is from the spring in which we changed the sizes of parcels and told everyone except the people who pack them. The line about the telephone is from the same spring.

> If a line has not stopped us in a year, we ask whether it is still needed. So far we have removed one.
`,
  },
  {
    title: 'How to ask for feedback and get it',
    author: 'Nettie Dickens',
    tags: ['Teams', 'Writing'],
    description: '“Any thoughts?” is not a question. Three that are.',
    content: `
“Any thoughts?” brings nothing, or a remark about the typeface. People want to help, but they do not know where. Ask for one thing: *Is it clear what the reader should do after the second paragraph?* Then they look, and tell you.

Say also how far along it is. On a first sketch we ask whether the direction is right; on a finished text, whether anything is wrong. In between lies a sentence that has saved me many evenings: “Please don't polish it yet.”

And answer. A short note a week later, on what you took and what you did not, is the reason that people will read the next one.
`,
  },
  {
    title: 'Keyboard first, mouse second',
    author: 'Germaine Stark',
    tags: ['Design', 'Engineering'],
    description:
      'We unplugged the mice for a day. By noon we had a list of forty things to repair, and a better product.',
    content: `
On a rainy Thursday we collected the mice in a cardboard box and put it on the highest shelf of the storage room. The rule for the day: do your usual work in the shop's back office, with the keys alone. It was meant as an exercise in empathy. It became the most useful review of the year.

## The first hour

Within ten minutes somebody was stuck in a date field that could be entered but not left. Another colleague pressed Tab sixty-two times to reach the first order. The menu of a row opened with a click and with nothing else, so that cancelling an order was impossible for anyone without a pointer: people with a tremor, people with a broken wrist, people on a train with a laptop on their knees.

## What we repaired

- **A visible focus.** Two pixels, in a colour that stands out on every surface. If you cannot see where you are, nothing else helps.
- **A link past the navigation.** The first Tab offers it, the second goes on as before.
- **Toolbars as one stop.** Tab enters the toolbar, arrows move within it, Tab leaves it.
- **Escape closes what is open**, and the focus returns to whatever opened it.

## What surprised us

The repairs made the product faster for everyone. Forrest's team answers two hundred requests a day, and they had been waiting for keys without knowing it. Since the change they hardly touch the mouse for the ten actions that they use the most.

> Nobody asked for shortcuts. They asked for the work to be less tiring, which is the same thing.

It also made the design simpler. What has to be reached in a sensible order has to *have* a sensible order. Twice we found that a page was hard to use with the keys because its parts stood in the wrong places for the eyes, too.

## How to hold such a day

1. Tell people a week ahead, and exempt whoever has a deadline.
2. Let everyone write down where they were stuck, at once, in one list.
3. Repair the three worst things on the very next day, so that the list is not just another list.
4. Repeat it after half a year.

The box is back on its shelf. In March it comes down again.
`,
  },
  {
    title: 'A small history of the progress bar',
    author: 'Eduardo Gleichner',
    tags: ['Design', 'Engineering'],
    description: 'Waiting is easier if you can see it end. On bars that lie, and on why ours no longer does.',
    content: `
The first progress bars were drawn on paper, on the walls of factories, long before there was a screen. A line grew with the work and told everyone at a glance how the day was going. On computers the bar became something else: a promise.

Ours broke it. It ran to ninety percent in a second and then stood still, because ninety percent of the steps were short ones. We measured the steps and gave each the width of its time. The upload takes exactly as long as before, and the complaints have stopped.

Where we cannot know how long something takes, we now say so in words: *Usually under a minute.*
`,
  },
  {
    title: 'What charts leave out',
    author: 'Calista Goodwin',
    tags: ['Writing', 'Design'],
    description: 'An average of two deliveries can describe a parcel that never existed.',
    content: `
In June the average delivery took three days. The chart was calm, and so were we. Behind the line stood two groups: parcels within the country, which took one day, and those to Lisbon, which took nine. Nobody received a parcel after three days.

Since then every average on our dashboard comes with its range, and the slowest tenth has a line of its own. The chart is less pretty. It also asks better questions: not *how are we doing*, but *who is still waiting*.
`,
  },
  {
    title: 'Budgeting for performance',
    author: 'Martine Goodwin',
    tags: ['Engineering', 'Teams'],
    description: 'A page has 170 kilobytes. Who wants to add something has to say what goes.',
    content: `
Speed is lost in small steps, and each of them has a good reason. A font here, a chat window there, a library for a single button. After two years the front page of the shop weighed four megabytes, and nobody had done anything wrong.

So we gave the page a budget, like a department. It has 170 kilobytes of script. The build fails above it, with a table of who uses how much. Whoever wants to add something looks at the table first, and surprisingly often finds something of their own to remove.

The number itself hardly matters. What matters is that the conversation now takes place before the change, and not a year after it.
`,
  },
  {
    title: 'The first hour of a new colleague',
    author: 'Nettie Dickens',
    tags: ['Teams'],
    description: 'Keys, a chair, a name at the door, and one task that can be finished before lunch.',
    content: `
People remember their first hour for years. We used to spend it on forms and passwords. Now the passwords are ready the evening before, the forms can wait until Wednesday, and the hour begins with a walk: the kitchen, the warehouse, the people who will answer questions.

After the walk there is a task. It is small, real, and can be finished before lunch: a typo on the site, a picture that is missing its description. Whoever has changed something on the first morning belongs to the team in the afternoon.

Somebody eats lunch with them. It is in the calendar, so that it does not depend on luck.
`,
  },
  {
    title: 'Making friends with the print style sheet',
    author: 'Albert Morar',
    tags: ['Design', 'Writing'],
    description: 'Invoices are still printed, by more people than we thought. Forty lines of CSS made them glad.',
    content: `
A fifth of our customers print their invoice. For years they received the navigation, half a table, and a second page with nothing on it but the footer. No one complained; they took a picture of the screen instead.

Forty lines later the invoice is one page. The navigation is left out, links show where they lead, the table repeats its head if it breaks, and the grey text is black, because toner is dear. We print one every month to see that it stays that way.
`,
  },
  {
    title: 'Names are the hardest part',
    author: 'Dereck Mante',
    tags: ['Writing', 'Engineering', 'Process'],
    description: 'Order, purchase, request: three words for one thing, and a week of confusion.',
    content: `
The shop called it an order, the warehouse called it a request, and finance called it a purchase. All three appeared in one report, with three totals, and it took a week to find out that they counted the same thing at different hours.

We have a glossary now. It is one page, each word has one meaning, and every word that it replaces is listed below it and crossed out. When somebody needs a new word, they first look for an old one. The page is open to all, and the argument about a word takes place there and nowhere else.

My favourite entry is the shortest. *User: please say who.*
`,
  },
  {
    title: 'Right-to-left in an afternoon',
    author: 'Hudson Roob',
    tags: ['Engineering', 'Process'],
    description: 'The afternoon was the easy part. A list of what does not mirror.',
    content: `
Turning the shop around for Arabic took one afternoon, thanks to margins that say *start* and *end* instead of left and right. Then we spent two weeks on the things that must not turn.

- Telephone numbers and prices keep their direction.
- The play button points as it always did, since tapes ran that way.
- A clock stays a clock; a progress bar does not.
- The brand's name is never mirrored, however symmetrical it looks.

A colleague in Cairo read every page aloud with us on a call. I recommend it. She found in ten minutes what our tests had not found in a month: the breadcrumb pointed into the past.
`,
  },
  {
    title: 'What support taught our designers',
    author: 'Forrest Dickens',
    tags: ['Teams', 'Design'],
    description: 'Every designer spends one morning a month at our desk. They bring coffee, and leave with a list.',
    content: `
It began as a favour during the holidays, when we were two people short. Germaine answered requests for a morning and was quiet afterwards. By evening she had moved the button for a return to the place where everyone was looking for it. We lost a question that we had answered six times a day for two years.

Since then each designer comes for one morning a month. They do not come to be told what customers want. They come to hear the third person in an hour use the same wrong word, and to understand that it is not the word that is wrong.
`,
  },
  {
    title: 'Shipping on a Friday, calmly',
    author: 'Malinda Russel',
    tags: ['Process', 'Teams'],
    description: 'The Atlas redesign goes out on a Friday. On purpose, in daylight, with a way back.',
    content: `
“Never on a Friday” is good advice for teams that are afraid of their releases. We would rather lose the fear. The Atlas redesign goes live this Friday at ten in the morning, and this is how we intend to be home by five.

## Before ten

- Paige has run the whole list on the copy of the shop, twice.
- The old pages stay where they are for two weeks; the switch is one setting.
- Forrest's team has the three answers that people will need.

## After ten

A tenth of the visitors see the new shop first. If the orders per hour stay within their usual range until noon, everyone does. If they do not, we switch back, have lunch, and look at the numbers afterwards.

*Still to add: a picture of the new front page, and a word on the return form.*
`,
  },
]

const tags = { '## ': 'h2', '### ': 'h3', '> ': 'blockquote', '- ': 'ul', '1. ': 'ol' }
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function inline(text) {
  return escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
    .replace(/`(.+?)`/g, '<code>$1</code>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>')
}

function htmlOfBlock(block) {
  if (block.startsWith('~~~')) return `<pre><code>${escaped(block.replace(/^~~~\n|\n~~~$/g, ''))}</code></pre>`
  const [, alt, src] = /^!\[(.*)\]\((.*)\)$/.exec(block) ?? []
  if (src) return `<img src="${src}" alt="${escaped(alt)}">`
  const [start, tag] = Object.entries(tags).find(([start]) => block.startsWith(start)) ?? []
  if (tag === 'ul' || tag === 'ol') {
    const items = block.split('\n').map((line) => `<li><p>${inline(line.replace(/^(-|\d+\.) /, ''))}</p></li>`)
    return `<${tag}>${items.join('')}</${tag}>`
  }
  if (tag === 'blockquote') return `<blockquote><p>${inline(block.slice(start.length))}</p></blockquote>`
  return tag ? `<${tag}>${inline(block.slice(start.length))}</${tag}>` : `<p>${inline(block)}</p>`
}

/** An article's content as HTML. */
export const htmlOf = ({ content }) => content.trim().split('\n\n').map(htmlOfBlock).join('')
