import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Conversation, newConversationSchema, startConversation, type NewConversation as Values } from '@/api/chat'
import { assetUrl } from '@/components/asset-url'
import { Form } from '@/components/form/form'
import { FormAutocomplete } from '@/components/form/form-autocomplete'
import { FormButton } from '@/components/form/form-button'
import { FormText } from '@/components/form/form-text'
import { initialsOf } from '@/utils/initials'
import { type People, partnerOf } from './people'

interface NewConversationProps {
  conversations: Conversation[]
  people: People
  onClose: () => void
  /** Called with the id of the conversation. */
  onStart: (id: string) => void
}

/** Starts a conversation with one or more contacts; with one person there is a single conversation, which is opened again. */
export function NewConversation({ conversations, people, onClose, onStart }: NewConversationProps) {
  const { t } = useTranslation('chat')
  const title = useId()
  const client = useQueryClient()

  async function start({ participants, name }: Values) {
    const [first] = participants
    const existing =
      participants.length === 1 ? conversations.find((one) => partnerOf(one, people)?.id === first) : undefined
    const { id } = existing ?? (await startConversation(client, { participants, ...(name && { name }) }))
    onStart(id)
  }

  const options = [...people.values()].map(({ id, name, avatarUrl }) => ({
    value: id,
    label: name,
    icon: (
      <Avatar src={assetUrl(avatarUrl)} alt="" sx={{ width: 28, height: 28, fontSize: 11 }}>
        {initialsOf(name)}
      </Avatar>
    ),
  }))

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <Form schema={newConversationSchema} values={{ participants: [], name: '' }} onSubmit={start}>
        <div>
          <DialogTitle id={title}>{t('new.title')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 3, '& > :first-of-type': { mt: 1 } }}>
            <FormAutocomplete
              name="participants"
              label={t('new.people')}
              options={options}
              multiple
              required
              autoFocus
            />
            <GroupName />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('new.cancel')}
            </Button>
            <FormButton>{t('new.start')}</FormButton>
          </DialogActions>
        </div>
      </Form>
    </Dialog>
  )
}

/** The name of a group, once there are two people. */
function GroupName() {
  const { t } = useTranslation('chat')
  const participants: string[] = useWatch({ name: 'participants' })
  if (participants.length < 2) return null
  return <FormText name="name" label={t('new.name')} helperText={t('new.nameText')} autoComplete="off" />
}
