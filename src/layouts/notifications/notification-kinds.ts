import type { IconifyIcon } from '@iconify/react/offline'
import type { Notification } from '@/api/notifications'
import orderIcon from '~icons/solar/bag-check-bold-duotone'
import deliveryIcon from '~icons/solar/box-bold-duotone'
import chatIcon from '~icons/solar/chat-round-dots-bold-duotone'
import projectIcon from '~icons/solar/clipboard-list-bold-duotone'
import fileIcon from '~icons/solar/folder-with-files-bold-duotone'
import mailIcon from '~icons/solar/letter-bold-duotone'
import tagsIcon from '~icons/solar/tag-bold-duotone'
import friendIcon from '~icons/solar/user-plus-bold-duotone'
import paymentIcon from '~icons/solar/wallet-money-bold-duotone'

export type NotificationAction = 'accept' | 'decline' | 'reply' | 'pay' | 'download' | 'view'

interface Kind {
  icon: IconifyIcon
  color: 'primary' | 'secondary' | 'info' | 'success' | 'warning' | 'error'
  /** The first is the primary one. */
  actions: NotificationAction[]
}

/** Icon and actions of each type of notification. */
export const notificationKinds: Record<Notification['type'], Kind> = {
  order: { icon: orderIcon, color: 'success', actions: ['view'] },
  chat: { icon: chatIcon, color: 'info', actions: ['reply'] },
  mail: { icon: mailIcon, color: 'primary', actions: ['reply'] },
  delivery: { icon: deliveryIcon, color: 'warning', actions: ['view'] },
  friend: { icon: friendIcon, color: 'primary', actions: ['accept', 'decline'] },
  project: { icon: projectIcon, color: 'secondary', actions: ['reply'] },
  file: { icon: fileIcon, color: 'warning', actions: ['download'] },
  tags: { icon: tagsIcon, color: 'info', actions: ['view'] },
  payment: { icon: paymentIcon, color: 'success', actions: ['pay', 'decline'] },
}

/** True for one-time answers; an answered notification is archived. */
export const isAnswer = (action: NotificationAction) => ['accept', 'decline', 'pay'].includes(action)
