import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '@/api/users'
import { assetUrl } from '@/components/asset-url'
import type { DataColumn } from '@/components/data-table/data-column'
import { EmailText } from '@/components/email-text'
import { Flag } from '@/components/flag'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { countryName } from '@/utils/countries'
import verifiedIcon from '~icons/solar/verified-check-bold'
import { UserLink } from './user-link'
import { initialsOf, statusColor } from './user-status'

/** The columns of the users; the name leads to the form. */
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
      cell: ({ company }) => <span style={{ overflowWrap: 'anywhere' }}>{company}</span>,
    },
    {
      id: 'country',
      label: t('fields.country'),
      drops: 2,
      text: ({ country }) => country,
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
      text: ({ role }) => role,
      cell: ({ role }) => t(`roles.${role}`),
    },
    {
      id: 'status',
      label: t('fields.status'),
      text: ({ status }) => status,
      cell: ({ status }) => <Label color={statusColor[status]}>{t(`statuses.${status}`)}</Label>,
    },
  ]
}

/** The mark of a user whose e-mail has been confirmed. */
export function Verified() {
  const { t } = useTranslation('users')
  return (
    <Box component="span" title={t('fields.isVerified')} sx={{ display: 'inline-flex', color: 'info.main' }}>
      <Icon icon={verifiedIcon} size={16} />
      <span style={visuallyHidden}>{t('fields.isVerified')}</span>
    </Box>
  )
}
