import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '@/api/chat'
import { ConversationAvatar } from './conversation-avatar'
import { type People, titleOf } from './people'

interface ConversationStartProps {
  conversation: Conversation
  people: People
  /** The role may write. */
  canWrite: boolean
}

/** A conversation without messages. */
export function ConversationStart({ conversation, people, canWrite }: ConversationStartProps) {
  const { t } = useTranslation('chat')
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', px: 2, py: 4, textAlign: 'center' }}>
      <ConversationAvatar conversation={conversation} people={people} named size={88} />
      <Typography variant="h5" component="p" dir="auto" sx={{ mt: '16px !important', overflowWrap: 'anywhere' }}>
        {titleOf(conversation, people)}
      </Typography>
      <Typography sx={{ maxWidth: 320, color: 'text.secondary' }}>{t(canWrite ? 'start' : 'startToRead')}</Typography>
    </Box>
  )
}
