import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { usePage } from '@/routes/-use-page'
import { accountPage } from '@/sections/account/account-search'
import { AccountSkeleton } from '@/sections/account/account-skeleton'
import { AccountView } from '@/sections/account/account-view'

export const Route = createFileRoute('/_app/dashboard/account')({
  staticData: { title: 'account.title' },
  validateSearch: accountPage.schema,
  search: { middlewares: [stripSearchParams({ tab: 'profile' })] },
  loader: ({ context }) => context.loadTexts('account', 'auth', 'kit'),
  pendingComponent: AccountSkeleton,
  component: () => <AccountView {...usePage(Route)} />,
})
