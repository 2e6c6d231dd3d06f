import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { usePage } from '@/routes/-use-page'
import { mailPage } from '@/sections/mail/mail-search'
import { MailSkeleton } from '@/sections/mail/mail-skeleton'
import { MailView } from '@/sections/mail/mail-view'

export const Route = createFileRoute('/_app/dashboard/mail')({
  staticData: { title: 'nav.mail' },
  validateSearch: mailPage.schema,
  search: { middlewares: [stripSearchParams(mailPage.defaults)] },
  loaderDeps: mailPage.query,
  loader: ({ context, deps: { label, q } }) =>
    context.load(() => import('@/api/mail').then(({ mailbox }) => mailbox.list({ labelId: label, q })), 'mail', 'kit'),
  pendingComponent: MailSkeleton,
  component: () => <MailView {...usePage(Route)} />,
})
