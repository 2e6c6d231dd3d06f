import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { assetUrl } from '@/components/asset-url'
import { brandLink } from '@/components/brand-link'
import { EmailText } from '@/components/email-text'
import { Label } from '@/components/label'
import { useWorkspaces } from '@/layouts/workspaces/workspace-choice'

/** The card at the bottom of the side navigation: the user, the plan of the workspace, and the way to a better one. */
export function NavCard({ user }: { user?: User | undefined }) {
  const { t } = useTranslation()
  const plan = useWorkspaces(!!user).chosen?.plan ?? 'Free'
  return (
    <Box
      className="wide-only"
      sx={{
        m: 2,
        p: 2,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr auto',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 2,
        borderRadius: 2,
        backgroundColor: 'var(--ark-nav-hover)',
      }}
    >
      {user ? (
        <Avatar src={assetUrl(user.photoURL)} alt="" sx={{ width: 40, height: 40 }}>
          {user.displayName.charAt(0)}
        </Avatar>
      ) : (
        <Skeleton variant="circular" width={40} height={40} />
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p" sx={{ color: 'var(--ark-nav-ink-strong)' }}>
          {user?.displayName ?? <Skeleton width={96} />}
        </Typography>
        <Typography variant="caption" component="p">
          {user ? <EmailText>{user.email}</EmailText> : <Skeleton width={112} />}
        </Typography>
      </Box>
      <Label color={plan === 'Pro' ? 'info' : 'success'}>{t(`workspaces.plans.${plan}`)}</Label>
      {plan !== 'Pro' && (
        <Button
          variant="contained"
          href={brandLink('upgrade')}
          target="_blank"
          rel="noopener"
          sx={{
            gridColumn: '1 / -1',
            // The accent is the page's own action's.
            color: 'var(--ark-nav-bg)',
            backgroundColor: 'var(--ark-nav-ink-strong)',
            '&:hover': { backgroundColor: 'var(--ark-nav-ink)' },
            '@media (forced-colors: active)': { color: 'LinkText', border: '1px solid' },
          }}
        >
          {t('nav.upgrade')}
          <Box component="span" sx={visuallyHidden}>{`, ${t('common.opensNewTab')}`}</Box>
        </Button>
      )}
    </Box>
  )
}
