import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '@/api/users'
import { assetUrl } from '@/components/asset-url'
import { Flag } from '@/components/flag'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { countryName } from '@/utils/countries'
import { initialsOf } from '@/utils/initials'
import caseIcon from '~icons/solar/case-minimalistic-linear'
import moreIcon from '~icons/solar/menu-dots-bold'
import phoneIcon from '~icons/solar/phone-linear'
import { statusColor, UserLink, Verified } from './use-user-columns'

interface UserCardProps {
  user: UserRow
  selected: boolean
  /** `extend` is true while Shift is pressed. */
  onSelect: ((selected: boolean, extend: boolean) => void) | undefined
  onMenu: ((anchor: HTMLElement) => void) | undefined
}

export function UserCard({ user, selected, onSelect, onMenu }: UserCardProps) {
  const { t, i18n } = useTranslation(['users', 'kit'])
  const { id, name, email, avatarUrl, role, company, country, city, phoneNumber, status, isVerified } = user
  return (
    <Card
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        ...(selected && { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 }),
      }}
    >
      <Cover data-status={status}>
        {onSelect && (
          <Checkbox
            checked={selected}
            onChange={({ nativeEvent }, checked) =>
              onSelect(checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
            slotProps={{ input: { 'aria-label': t('kit:table.select', { name }) } }}
          />
        )}
        <Label color={statusColor[status]} variant="filled">
          {t(`statuses.${status}`)}
        </Label>
        {onMenu && (
          <IconButton
            color="inherit"
            sx={{ marginInlineStart: 'auto' }}
            aria-haspopup="menu"
            aria-label={t('kit:table.more', { name })}
            onClick={({ currentTarget }) => onMenu(currentTarget)}
          >
            <Icon icon={moreIcon} />
          </IconButton>
        )}
      </Cover>
      <Box sx={{ display: 'grid', justifyItems: 'center', px: 2, mt: -5, textAlign: 'center' }}>
        <Avatar
          src={assetUrl(avatarUrl)}
          alt=""
          sx={{ width: 80, height: 80, fontSize: 28, border: '3px solid', borderColor: 'background.paper' }}
          slotProps={{ img: { loading: 'lazy' } }}
        >
          {initialsOf(name)}
        </Avatar>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 1.5, typography: 'subtitle1' }}>
          <UserLink id={id} name={name} />
          {isVerified && <Verified />}
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{t(`roles.${role}`)}</Typography>
        <Link href={`mailto:${email}`} variant="body2" sx={{ mt: 0.5, py: 0.25, overflowWrap: 'anywhere' }}>
          {email}
        </Link>
      </Box>
      <Facts>
        <div>
          <dt>
            <Icon icon={caseIcon} aria-label={t('fields.company')} role="img" />
          </dt>
          <dd>{company || '–'}</dd>
        </div>
        <div>
          <dt>
            <Flag countryCode={country} />
          </dt>
          <dd>{[city, countryName(country, i18n.language)].filter(Boolean).join(', ')}</dd>
        </div>
        <div>
          <dt>
            <Icon icon={phoneIcon} aria-label={t('fields.phoneNumber')} role="img" />
          </dt>
          <dd>
            <bdi>{phoneNumber || '–'}</bdi>
          </dd>
        </div>
      </Facts>
    </Card>
  )
}

const Cover = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'flex',
    alignItems: 'center',
    height: 96,
    padding: '0 8px 40px',
    backgroundImage: `radial-gradient(120% 160% at 0% 0%, ${theme.alpha(palette.primary.main, 0.24)}, transparent 60%), linear-gradient(100deg, ${theme.alpha(palette.primary.main, 0.08)}, ${theme.alpha(palette.info.main, 0.16)})`,
    '&[data-status="banned"], &[data-status="rejected"]': { filter: 'grayscale(0.9)' },
  }
})

const Facts = styled('dl')(({ theme }) => ({
  flexGrow: 1,
  display: 'grid',
  alignContent: 'end',
  gap: 10,
  margin: theme.spacing(2.5, 0, 0),
  padding: theme.spacing(2, 3),
  borderBlockStart: `1px dashed ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  '& > div': { display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 },
  '& dt': { display: 'grid', placeItems: 'center', width: 26, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}))
