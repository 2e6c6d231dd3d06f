import { conversationSchema } from '@/api/chat'
import { contactSchema } from '@/api/contacts'
import { collection } from './collection'

export const chatContacts = collection('contacts', contactSchema, () => import('./data/contacts.json'))
export const conversations = collection('conversations', conversationSchema, () => import('./data/conversations.json'))
