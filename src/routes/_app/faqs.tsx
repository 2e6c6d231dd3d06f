import { createFileRoute } from '@tanstack/react-router'
import { ComingView } from '@/sections/coming/coming-view'

export const Route = createFileRoute('/_app/faqs')({
  staticData: { title: 'nav.faqs' },
  component: () => <ComingView title="nav.faqs" caption="pages.faqs" />,
})
