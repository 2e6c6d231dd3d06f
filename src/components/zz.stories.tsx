import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { expect, userEvent } from 'storybook/test'
import { sessionQuery } from '@/auth/session-query'
import { RouterLink } from './router-link'

function Probe({ word = 'w' }: { word?: string }) {
  const { data } = useSuspenseQuery(sessionQuery)
  return (
    <p>
      <RouterLink to="/dashboard/two" search={{}}>go</RouterLink> at {useLocation().pathname} {data?.role ?? 'nobody'} {word}
    </p>
  )
}
export default { title: 'Kit/Zz', component: Probe }
export const Links = { parameters: { router: { path: '/faqs' } }, play: async ({ canvas }: any) => {
  await canvas.findByText(/at \/faqs admin/)
  await userEvent.click(canvas.getByRole('link'))
  await canvas.findByText(/at \/dashboard\/two/)
} }
export const Nobody = { parameters: { account: null }, play: async ({ canvas }: any) => { await canvas.findByText(/at \/dashboard nobody/); await expect(document.documentElement.dir).toBe('ltr') } }
export const Rtl = { globals: { direction: 'rtl', preset: 'cyan', language: 'ar' }, play: async () => { await expect(document.documentElement.dir).toBe('rtl'); await expect(document.documentElement.lang).toBe('ar') } }
export const Mini = { parameters: { settings: { navLayout: 'mini' }, account: 'viewer' }, play: async ({ canvas }: any) => { await canvas.findByText(/viewer/); await expect(document.documentElement.dataset.navLayout).toBe('mini') } }
