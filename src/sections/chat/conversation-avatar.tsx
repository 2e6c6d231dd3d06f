import { styled } from '@mui/material/styles'
import type { Conversation } from '@/api/chat'
import { assetUrl } from '@/components/asset-url'
import { PlainAvatar, plainParts } from '@/components/plain-parts'
import { PresenceBadge } from '@/components/presence-badge'
import { type People, partnerOf, presenceOf } from './people'

interface ConversationAvatarProps {
  conversation: Conversation
  people: People
  /** True if the presence is beside it as text. */
  named?: boolean
  /** In px. */
  size?: number
}

/** The other one's picture with their presence, or those of a group's first two. */
export function ConversationAvatar({ conversation, people, named = false, size = 44 }: ConversationAvatarProps) {
  const partner = partnerOf(conversation, people)
  if (partner) {
    return (
      <Frame style={{ '--size': `${size}px` }}>
        <PresenceBadge status={presenceOf(partner)} named={named}>
          <PlainAvatar src={assetUrl(partner.avatarUrl)}>{partner.name.charAt(0)}</PlainAvatar>
        </PresenceBadge>
      </Frame>
    )
  }
  return (
    <Frame data-group style={{ '--size': `${size}px` }}>
      {conversation.participants.slice(0, 2).map((id) => {
        const { avatarUrl = '', name = '' } = people.get(id) ?? {}
        return (
          <PlainAvatar key={id} src={assetUrl(avatarUrl)}>
            {name.charAt(0)}
          </PlainAvatar>
        )
      })}
    </Frame>
  )
}

const Frame = styled('span')(({ theme }) => ({
  ...plainParts(theme),
  display: 'flex',
  flexShrink: 0,
  width: 'var(--size)',
  height: 'var(--size)',
  position: 'relative',
  // Also among the messages, which have smaller ones.
  '&& .avatar': { ...plainParts(theme)['& .avatar'], width: 'var(--size)', height: 'var(--size)' },
  '&[data-group] .avatar': {
    position: 'absolute',
    // Two of them overlap in the square.
    width: 'calc(var(--size) * 0.68)',
    height: 'calc(var(--size) * 0.68)',
    insetBlockStart: 0,
    insetInlineStart: 0,
    '&:last-child': {
      insetBlock: 'auto 0',
      insetInline: 'auto 0',
      boxSizing: 'content-box',
      border: `2px solid ${theme.vars.palette.background.paper}`,
      margin: -2,
    },
  },
}))
