import { avatar, between, hour, nth, person, pick, rows } from './common.mjs'
import * as words from './words.mjs'

const mails = rows('mails', 24, (faker, index) => {
  const [subject, message] = nth(words.mails, index)
  const sent = index % 6 === 5
  const me = { name: 'Marlow Whitfield', email: 'demo@ark.dev', avatarUrl: avatar(0) }
  const other = pick(person(index + 4), 'name', 'email', 'avatarUrl')
  const labels = sent ? ['sent'] : index % 8 === 6 ? ['spam'] : ['inbox']
  return {
    id: `mail-${index + 1}`,
    labelIds: index % 5 === 0 ? [...labels, 'family'] : labels,
    isUnread: !sent && index % 3 === 0,
    isStarred: index % 7 === 0,
    subject,
    message: `${message} Best regards, ${(sent ? me : other).name}`,
    from: sent ? me : other,
    to: [sent ? other : me],
    createdAt: -(index * 7 * hour + between(faker, 3, 5 * hour)),
  }
})

export { mails }
