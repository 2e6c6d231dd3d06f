import { createFileRoute } from '@tanstack/react-router'
import { ComingView } from '@/sections/coming/coming-view'

export const Route = createFileRoute('/_app/dashboard/three')({
  staticData: { title: 'nav.three' },
  component: () => <ComingView title="nav.three" caption="pages.invoices" />,
})
