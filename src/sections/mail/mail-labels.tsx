import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type MailLabel, mailbox, systemLabels } from '@/api/mail'
import { Icon } from '@/components/icon'
import { RouterLink } from '@/components/router-link'
import { formatNumber } from '@/utils/format-number'
import { valueIn } from '@/utils/keys'
import archiveIcon from '~icons/solar/archive-down-minimlistic-linear'
import inboxIcon from '~icons/solar/inbox-linear'
import allIcon from '~icons/solar/letter-linear'
import draftsIcon from '~icons/solar/pen-2-linear'
import sentIcon from '~icons/solar/plane-linear'
import spamIcon from '~icons/solar/shield-warning-linear'
import starIcon from '~icons/solar/star-linear'
import labelIcon from '~icons/solar/tag-linear'
import trashIcon from '~icons/solar/trash-bin-minimalistic-linear'
import { mailPage } from './mail-search'

const icons = {
  inbox: inboxIcon,
  starred: starIcon,
  sent: sentIcon,
  drafts: draftsIcon,
  archive: archiveIcon,
  spam: spamIcon,
  trash: trashIcon,
  all: allIcon,
}

const colors = ['info', 'warning', 'success', 'secondary', 'error', 'primary'] as const

/** All labels with their visible names: those of every mailbox in their order, also before they have loaded, then the user's. */
export function useMailLabels() {
  const { t } = useTranslation('mail')
  const { data } = useQuery(mailbox.labels)
  const loaded = data?.data ?? []
  const system = systemLabels.map((id) => {
    const found = loaded.find((label) => label.id === id)
    return { ...found, id, type: 'system' as const, name: t(`label.${id}`), icon: icons[id], color: undefined }
  })
  const own = loaded
    .filter(({ id, type }) => type === 'custom' && !valueIn(systemLabels, id))
    .map((label, index) => ({ ...label, icon: labelIcon, color: colors[index % colors.length] ?? 'info' }))
  const all = [...system, ...own]
  return { all, own, nameOf: (id: string) => all.find((label) => label.id === id)?.name ?? id }
}

export type ShownLabel = ReturnType<typeof useMailLabels>['all'][number]

/** The number beside a label: of the drafts and the spam all, else the unread ones. */
const countOf = ({ id, unreadCount = 0, totalCount = 0 }: Pick<MailLabel, 'id'> & Partial<MailLabel>) =>
  id === 'drafts' ? totalCount : id === 'trash' || id === 'all' ? 0 : unreadCount

/** The labels as links. */
export function LabelLinks({ current }: { current: string }) {
  const { t } = useTranslation('mail')
  const { all, own } = useMailLabels()
  const system = all.filter(({ type }) => type === 'system')
  return (
    <>
      <Links>
        {system.map((label) => (
          <LabelLink key={label.id} label={label} isCurrent={label.id === current} />
        ))}
      </Links>
      {own.length > 0 && (
        <>
          <Head id="mail-own-labels">{t('labels')}</Head>
          <Links aria-labelledby="mail-own-labels">
            {own.map((label) => (
              <LabelLink key={label.id} label={label} isCurrent={label.id === current} />
            ))}
          </Links>
        </>
      )}
    </>
  )
}

function LabelLink({ label, isCurrent }: { label: ShownLabel; isCurrent: boolean }) {
  return (
    <li>
      <RouterLink
        {...mailPage.link({ label: label.id, q: '', id: undefined })}
        color="inherit"
        underline="none"
        {...(isCurrent && { 'aria-current': 'page' })}
      >
        <LabelIcon label={label} />
        <bdi>{label.name}</bdi>
        <LabelCount label={label} />
      </RouterLink>
    </li>
  )
}

function LabelIcon({ label: { icon, color } }: { label: ShownLabel }) {
  return color ? <Dot color={color} aria-hidden /> : <Icon icon={icon} />
}

/** The number of unread messages, or of drafts. */
function LabelCount({ label }: { label: ShownLabel }) {
  const { t, i18n } = useTranslation('mail')
  const count = countOf(label)
  if (count === 0) return null
  const number = formatNumber(count, i18n.language)
  const name = label.id === 'drafts' ? t('drafts', { count, number }) : t('unread', { count, number })
  return (
    <Count title={name}>
      <span aria-hidden>{number}</span>
      <span className="name">{name}</span>
    </Count>
  )
}

interface LabelItemsProps {
  current: string
  onChoose: (id: string) => void
}

/** The labels as items of a menu. */
export function LabelItems({ current, onChoose }: LabelItemsProps) {
  const { all } = useMailLabels()
  return all.map((label) => (
    <MenuItem
      key={label.id}
      selected={label.id === current}
      role="menuitemradio"
      aria-checked={label.id === current}
      onClick={() => onChoose(label.id)}
    >
      <ListItemIcon>
        <LabelIcon label={label} />
      </ListItemIcon>
      <bdi style={{ flexGrow: 1, marginInlineEnd: 24 }}>{label.name}</bdi>
      <LabelCount label={label} />
    </MenuItem>
  ))
}

const Links = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 40,
    paddingInline: 12,
    borderRadius: 10,
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    '& > bdi': { flexGrow: 1, overflowWrap: 'anywhere' },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-current]': {
      fontWeight: 600,
      color: theme.vars.palette.primary.ink,
      backgroundColor: theme.vars.palette.primary.soft,
    },
  },
}))

const Head = styled('h2')(({ theme }) => ({
  ...theme.typography.overline,
  margin: theme.spacing(2, 1.5, 0.5),
  color: theme.vars.palette.text.disabled,
}))

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  '& > .name': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
}))

export const Dot = styled('i', { shouldForwardProp: (prop) => prop !== 'color' })<{ color: (typeof colors)[number] }>(
  ({ theme, color }) => ({
    flexShrink: 0,
    width: 10,
    height: 10,
    marginInline: 5,
    borderRadius: 3,
    backgroundColor: theme.vars.palette[color].vivid,
  }),
)
