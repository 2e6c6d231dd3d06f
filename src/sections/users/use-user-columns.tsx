import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '@/api/users'
import { useCan } from '@/auth/use-can'
import { assetUrl } from '@/components/asset-url'
import type { DataColumn } from '@/components/data-table/data-column'
import { EmailText } from '@/components/email-text'
import { Flag } from '@/components/flag'
import { Icon } from '@/components/icon'
import { Label, type LabelColor } from '@/components/label'
import { recordMark } from '@/components/records/use-place'
import { RouterLink } from '@/components/router-link'
import { ellipsis } from '@/theme/ellipsis'
import { countryName } from '@/utils/countries'
import { initialsOf } from '@/utils/initials'
import verifiedIcon from '~icons/solar/verified-check-bold'
import { usersPage } from './users-search'

export const statusColor = {
  active: 'success',
  pending: 'warning',
  banned: 'error',
  rejected: 'default',
} satisfies Record<UserRow['status'], LabelColor>

/** The columns of the users; the name links to the form. */
export function useUserColumns(): DataColumn<UserRow>[] {
  const { t, i18n } = useTranslation('users')
  return [
    {
      id: 'name',
      label: t('fields.name'),
      main: true,
      grow: true,
      text: ({ name, email }) => `${name} <${email}>`,
      cell: ({ id, name, email, avatarUrl, isVerified }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          <Avatar src={assetUrl(avatarUrl)} alt="" slotProps={{ img: { loading: 'lazy' } }}>
            {initialsOf(name)}
          </Avatar>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <UserLink id={id} name={name} />
              {isVerified && <Verified />}
            </Box>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              <EmailText>{email}</EmailText>
            </Typography>
          </Box>
        </Box>
      ),
    },
    {
      id: 'phoneNumber',
      label: t('fields.phoneNumber'),
      drops: 1,
      text: ({ phoneNumber }) => phoneNumber,
      cell: ({ phoneNumber }) => <bdi style={{ whiteSpace: 'nowrap' }}>{phoneNumber}</bdi>,
    },
    {
      id: 'company',
      label: t('fields.company'),
      drops: 1,
      text: ({ company }) => company,
      cell: ({ company }) => (
        <Box
          component="span"
          title={company}
          sx={{
            display: 'block',
            maxWidth: '20ch',
            ...ellipsis,
          }}
        >
          {company}
        </Box>
      ),
    },
    {
      id: 'country',
      label: t('fields.country'),
      drops: 2,
      text: ({ country }) => countryName(country, i18n.language),
      cell: ({ country }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Flag countryCode={country} />
          {countryName(country, i18n.language)}
        </Box>
      ),
    },
    {
      id: 'role',
      label: t('fields.role'),
      drops: 2,
      text: ({ role }) => t(`roles.${role}`),
      cell: ({ role }) => <span style={{ whiteSpace: 'nowrap' }}>{t(`roles.${role}`)}</span>,
    },
    {
      id: 'status',
      state: true,
      label: t('fields.status'),
      text: ({ status }) => t(`statuses.${status}`),
      cell: ({ status }) => <Label color={statusColor[status]}>{t(`statuses.${status}`)}</Label>,
    },
  ]
}

/** The icon of a user with a verified e-mail address. */
export function Verified() {
  const { t } = useTranslation('users')
  return (
    <Box component="span" title={t('fields.isVerified')} sx={{ display: 'inline-flex', color: 'info.main' }}>
      <Icon icon={verifiedIcon} size={16} />
      <span style={visuallyHidden}>{t('fields.isVerified')}</span>
    </Box>
  )
}

/** A user's name, linking to the form if the role may change users. */
export function UserLink({ id, name }: { id: string; name: string }) {
  if (!useCan('users').change) return <Box sx={{ fontWeight: 600, py: 0.25, overflowWrap: 'anywhere' }}>{name}</Box>
  return (
    <RouterLink
      {...usersPage.link({ edit: id })}
      {...recordMark(id)}
      sx={{ color: 'text.primary', fontWeight: 600, py: 0.25, overflowWrap: 'anywhere' }}
    >
      {name}
    </RouterLink>
  )
}
