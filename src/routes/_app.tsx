import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { Fragment, Suspense, useMemo } from 'react'
import * as z from 'zod/mini'
import { requireSession } from '@/auth/guards'
import { useUserChanges } from '@/auth/session'
import { sessionQuery } from '@/auth/session-query'
import { signOut } from '@/auth/sign-out'
import { useRole } from '@/auth/use-can'
import { lazyPart } from '@/components/lazy-part'
import { Snackbar } from '@/components/snackbar'
import { DashboardLayout } from '@/layouts/dashboard/dashboard-layout'
import { AllNotifications } from '@/layouts/notifications/all-notifications'
import { currentItem, nav, visible } from '@/nav'
import { ForbiddenView } from '@/sections/errors/forbidden-view'

// The demo API's own tokens cannot be renewed.
const SessionWarning = __AUTH_SDK__ ? lazyPart(() => import('@/sections/auth/session-warning'), 'default') : () => null

const searchSchema = z.object({
  /** Opens the list of all notifications over any page. */
  notifications: z.catch(z.optional(z.literal('all')), undefined),
})

export const Route = createFileRoute('/_app')({
  validateSearch: searchSchema,
  beforeLoad: requireSession,
  component: AppLayout,
})

function AppLayout() {
  const { data: user } = useQuery(sessionQuery)
  const { count } = useUserChanges()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const role = useRole()
  const sections = useMemo(() => visible(nav, role), [role])
  const { notifications } = Route.useSearch()
  const navigate = useNavigate()
  const forbidden = currentItem(sections, path) !== currentItem(nav, path)
  function closeNotifications() {
    navigate({ to: '.', search: (search) => ({ ...search, notifications: undefined }), replace: true })
  }

  return (
    <>
      <DashboardLayout
        user={user ?? undefined}
        path={path}
        sections={sections}
        forbidden={forbidden}
        onSignOut={signOut}
      >
        {/* Remounts, so that another user's forms and selections do not stay visible. */}
        <Fragment key={count}>{forbidden ? <ForbiddenView /> : <Outlet />}</Fragment>
      </DashboardLayout>
      <AllNotifications open={notifications === 'all'} onClose={closeNotifications} />
      <Snackbar />
      <Suspense>
        <SessionWarning />
      </Suspense>
    </>
  )
}
