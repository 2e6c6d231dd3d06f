import Avatar from '@mui/material/Avatar'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import type { Mail } from '@/api/mail'
import { markedWords } from '@/api/mail-query'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { Marked } from '@/components/marked'
import { recordMark } from '@/components/records/use-place'
import type { Selection } from '@/components/records/use-selection'
import { RouterLink } from '@/components/router-link'
import { star } from '@/theme/palette'
import { initialsOf } from '@/utils/initials'
import { previewOf } from '@/utils/preview-of'
import clipIcon from '~icons/solar/paperclip-linear'
import starIcon from '~icons/solar/star-bold'
import starLineIcon from '~icons/solar/star-linear'
import { Dot, type ShownLabel } from './mail-labels'
import { mailPage } from './mail-search'
import { MailTime } from './mail-time'

interface MailRowProps {
  mail: Mail
  /** The user's labels. */
  labels: ShownLabel[]
  /** The search, whose words are marked. */
  query: string
  isOpen: boolean
  selection: Selection<Mail>
  /** Undefined if the role may not change it. */
  onStar?: (mails: Mail[], isStarred: boolean) => void
}

/** A message of the list. Over the avatar is its checkbox. */
export function MailRow({ mail, labels, query, isOpen, selection, onStar }: MailRowProps) {
  const { t } = useTranslation('mail')
  const { id, from, to, labelIds, subject, message, isUnread, isStarred, attachments = [] } = mail
  const isSelected = selection.ids.has(id)
  const isOwn = labelIds.includes('sent') || labelIds.includes('drafts')
  const words = markedWords(query)
  const names = isOwn ? to.map(({ name, email }) => name || email).join(', ') : from.name
  const title = subject || t('noSubject')
  return (
    <Row data-unread={isUnread || undefined} data-open={isOpen || undefined} data-selected={isSelected || undefined}>
      <Face>
        <Avatar src={isOwn ? undefined : assetUrl(from.avatarUrl)} alt="" aria-hidden>
          {initialsOf(names)}
        </Avatar>
        {onStar && (
          <Checkbox
            checked={isSelected}
            onClick={(event) => selection.select(id, !isSelected, event.shiftKey)}
            // Controlled by the click, which knows about Shift.
            onChange={() => {}}
            slotProps={{ input: { 'aria-label': t('select', { subject: title }) } }}
          />
        )}
      </Face>
      <RouterLink
        {...mailPage.link({ id })}
        {...recordMark(id)}
        color="inherit"
        underline="none"
        {...(isOpen && { 'aria-current': true })}
      >
        <span className="names">
          {isUnread && <span style={visuallyHidden}>{t('isUnread')}</span>}
          {isOwn ? t('to', { names }) : <Marked text={names} query={words} />}
        </span>
        <span className="subject">
          <Marked text={title} query={words} />
        </span>
        <span className="snippet">
          <Marked text={previewOf(message, 60)} query={words} />
        </span>
      </RouterLink>
      <Side>
        <span>
          {labels.map(({ id, name, color }) =>
            labelIds.includes(id) && color ? (
              <Dot key={id} color={color} role="img" aria-label={name} title={name} />
            ) : null,
          )}
          {attachments.length > 0 && <Icon icon={clipIcon} size={16} aria-label={t('hasAttachment')} />}
          <MailTime value={mail.createdAt} />
        </span>
        {onStar && (
          <IconButton
            aria-label={t('star', { subject: title })}
            aria-pressed={isStarred}
            onClick={() => onStar([mail], !isStarred)}
            sx={{ p: 0.75, ...(isStarred && star) }}
          >
            <Icon icon={isStarred ? starIcon : starLineIcon} />
          </IconButton>
        )}
      </Side>
    </Row>
  )
}

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 12,
  minHeight: 96,
  padding: '12px 16px',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 96px',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[data-open], &[data-selected]': { backgroundColor: theme.vars.palette.primary.soft },
  '&[data-open]': { boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}` },
  '[dir="rtl"] &[data-open]': { boxShadow: `inset -3px 0 ${theme.vars.palette.primary.main}` },
  '& > a': {
    flexGrow: 1,
    minWidth: 0,
    display: 'grid',
    alignContent: 'start',
    ...theme.typography.body2,
    outline: 'none',
    // The whole row is the link; the controls are above it.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: '2px solid var(--ark-focus)', outlineOffset: -2 },
    // Nothing is cut, whatever the size of the text (WCAG 1.4.4).
    '& > span': { overflowWrap: 'anywhere', unicodeBidi: 'plaintext', textAlign: 'match-parent' },
    // Beside the time, and beside the star.
    '& > .names': { lineHeight: '24px', marginInlineEnd: 128 },
    '& > .snippet': { marginInlineEnd: 32, color: theme.vars.palette.text.secondary },
  },
  '&[data-unread] > a': {
    '& > .names, & > .subject': { fontWeight: theme.typography.fontWeightBold },
  },
  '&[data-unread]::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 28,
    insetInlineStart: 5,
    width: 7,
    height: 7,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& mark': { color: 'inherit' },
}))

const Face = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  flexShrink: 0,
  width: 40,
  height: 40,
  '& .MuiAvatar-root': { ...theme.typography.subtitle2, fontSize: 14, color: theme.vars.palette.text.secondary },
  '& > .MuiCheckbox-root': {
    position: 'absolute',
    inset: 0,
    opacity: 0,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.paper,
  },
  // A click on the avatar selects the message, also where there is no pointer to hover with.
  '& > .Mui-checked, & > .Mui-focusVisible, li:hover > & > .MuiCheckbox-root, & > .MuiCheckbox-root:has(:focus-visible)':
    {
      opacity: 1,
    },
}))

const Side = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: '12px 8px',
  insetInlineEnd: 8,
  pointerEvents: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    height: 24,
    paddingInlineEnd: 8,
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& > button': { zIndex: 1, pointerEvents: 'auto' },
}))
