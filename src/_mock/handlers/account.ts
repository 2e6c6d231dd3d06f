import { http } from 'msw'
import * as z from 'zod/mini'
import { accounts, isPasswordOf, setPassword } from '@/_mock/data/accounts'
import { operation } from '@/_mock/operation'
import { changeProfile } from '@/_mock/profiles'
import { fail, guarded, notFound, ok, payload } from '@/_mock/respond'
import { changesOf, forget, keep } from '@/_mock/store'
import { url } from '@/_mock/url'
import {
  type Device,
  deviceSchema,
  passwordChangeSchema,
  profileSchema,
  type Wanted,
  wantedPatchSchema,
  wantedSchema,
} from '@/api/account'
import { userSchema } from '@/api/auth'
import { dataOf, listOf } from '@/api/envelope'
import { notificationTypes } from '@/api/notifications'

const hour = 3_600_000
/** Devices besides the current one: hours since the sign-in, and since the last request. */
const others: [Omit<Device, 'id' | 'isCurrent' | 'signedInAt' | 'lastActiveAt'>, number, number][] = [
  [{ kind: 'phone', browser: 'Safari', system: 'iOS', place: 'Lisbon' }, 31, 2],
  [{ kind: 'desktop', browser: 'Firefox', system: 'Windows', place: 'Porto' }, 52, 20],
  [{ kind: 'tablet', browser: 'Chrome', system: 'Android', place: 'Lisbon' }, 70, 66],
]

const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
const began = ago(0)

function devicesOf(user: { id: string }, agent: string): Device[] {
  const ended = changesOf('account/sessions')
  const current: Device = {
    id: 'current',
    ...deviceOf(agent),
    place: '',
    signedInAt: began,
    lastActiveAt: ago(0),
    isCurrent: true,
  }
  const elsewhere = others.map(
    ([device, signedIn, active], index): Device => ({
      id: `${user.id}-device-${index + 1}`,
      ...device,
      signedInAt: ago(signedIn),
      lastActiveAt: ago(active),
      isCurrent: false,
    }),
  )
  return [current, ...elsewhere.filter(({ id }) => ended.get(id) !== null)]
}

/** Reads a User-Agent header; others than the common ones have no name. */
function deviceOf(agent: string): Pick<Device, 'kind' | 'browser' | 'system'> {
  const nameIn = (names: [name: string, pattern: RegExp][]) =>
    names.find(([, pattern]) => pattern.test(agent))?.[0] ?? ''
  const system = nameIn([
    ['Android', /Android/],
    ['iOS', /iPhone|iPad/],
    ['Windows', /Windows/],
    ['macOS', /Mac OS X/],
    ['Linux', /Linux/],
  ])
  const browser = nameIn([
    ['Edge', /Edg/],
    ['Firefox', /Firefox|FxiOS/],
    ['Chrome', /Chrome|CriOS/],
    ['Safari', /Safari/],
  ])
  return { browser, system, kind: /iPad|Tablet/.test(agent) ? 'tablet' : /Mobi/.test(agent) ? 'phone' : 'desktop' }
}

const agentOf = (request: Request) => request.headers.get('user-agent') ?? globalThis.navigator?.userAgent ?? ''

function wantedOf({ id }: { id: string }): Wanted {
  const channels = (type: string) => ({ app: true, email: ['order', 'delivery', 'payment'].includes(type) })
  const types = Object.fromEntries(notificationTypes.map((type) => [type, channels(type)])) as Wanted['types']
  return changesOf<Wanted>('account/notifications').get(id) ?? { id, types, weekly: true }
}

/** The signed-in user's own profile, password, devices and wanted notifications. */
export const accountHandlers = [
  operation(
    {
      summary: 'Changes the profile of the signed-in user',
      body: z.partial(profileSchema),
      answer: dataOf(userSchema),
      refusals: [400],
      names: { Profile: profileSchema },
    },
    http.patch(
      url('/api/account'),
      guarded(async ({ request, user }) => {
        const { data, refused } = await payload(request, z.partial(profileSchema))
        return refused ?? ok(changeProfile(user, data))
      }),
    ),
  ),
  operation(
    {
      summary: 'Changes the password of the signed-in user',
      body: passwordChangeSchema,
      answer: dataOf(z.null()),
      refusals: [400, 422],
      names: { PasswordChange: passwordChangeSchema },
    },
    http.post(
      url('/api/account/password'),
      guarded(async ({ request, user }) => {
        const { data, refused } = await payload(request, passwordChangeSchema)
        if (refused) return refused
        const account = accounts().find(({ id }) => id === user.id)
        // With another provider the password is not the API's.
        if (!account) return notFound('password')
        if (!(await isPasswordOf(account, data.currentPassword))) {
          return fail(422, 'wrong-password', 'Some fields are invalid', { currentPassword: 'Incorrect' })
        }
        if (data.password === data.currentPassword) {
          return fail(422, 'same-password', 'Some fields are invalid', { password: 'Same' })
        }
        await setPassword(account, data.password)
        return ok(null)
      }),
    ),
  ),
  operation(
    {
      summary: 'Lists the devices on which the user is signed in',
      answer: listOf(deviceSchema),
      names: { Device: deviceSchema },
    },
    http.get(
      url('/api/account/sessions'),
      guarded(({ request, user }) => {
        const all = devicesOf(user, agentOf(request))
        return ok(all, { total: all.length })
      }),
    ),
  ),
  operation(
    { summary: 'Signs out all other devices', answer: dataOf(z.null()) },
    http.delete(
      url('/api/account/sessions'),
      guarded(({ request, user }) => {
        forget(
          'account/sessions',
          ...devicesOf(user, agentOf(request)).flatMap(({ id, isCurrent }) => (isCurrent ? [] : [id])),
        )
        return ok(null)
      }),
    ),
  ),
  operation(
    { summary: 'Signs out one device', answer: dataOf(z.null()), refusals: [404] },
    http.delete(
      url('/api/account/sessions/:id'),
      guarded(({ request, params, user }) => {
        const device = devicesOf(user, agentOf(request)).find(({ id }) => id === params.id)
        if (!device) return notFound('session')
        forget('account/sessions', device.id)
        return ok(null)
      }),
    ),
  ),
  operation(
    {
      summary: 'Gives the notifications that the user wants',
      answer: dataOf(wantedSchema),
      names: { WantedNotifications: wantedSchema },
    },
    http.get(
      url('/api/account/notifications'),
      guarded(({ user }) => ok(wantedOf(user))),
    ),
  ),
  operation(
    {
      summary: 'Changes the notifications that the user wants',
      body: wantedPatchSchema,
      answer: dataOf(wantedSchema),
      refusals: [400],
    },
    http.patch(
      url('/api/account/notifications'),
      guarded(async ({ request, user }) => {
        const { data, refused } = await payload(request, wantedPatchSchema)
        if (refused) return refused
        const changed: Wanted = { ...wantedOf(user), ...data }
        keep('account/notifications', changed)
        return ok(changed)
      }),
    ),
  ),
]
