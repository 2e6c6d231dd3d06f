import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { Logo } from '@/components/logo'
import { LanguageSwitcher } from '@/layouts/languages/language-switcher'
import { setMode, useSettings } from '@/settings/store'
import checkIcon from '~icons/solar/check-square-bold'
import moonIcon from '~icons/solar/moon-linear'
import sunIcon from '~icons/solar/sun-2-linear'

interface AuthLayoutProps {
  /** From md on: beside a panel that says what the product is, or as a card on a glow of the accent. */
  variant?: 'split' | 'card'
  children: ReactNode
}

/** The frame of the sign-in pages: a centered column, 420 px wide. */
export function AuthLayout({ variant = 'split', children }: AuthLayoutProps) {
  return (
    <Frame data-variant={variant}>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, p: { xs: 2, md: 3 }, gridColumn: '1 / -1' }}
      >
        <Logo wordmark />
        <Box sx={{ flexGrow: 1 }} />
        <div data-control="language">
          <LanguageSwitcher />
        </div>
        <SchemeButton />
      </Box>
      {variant === 'split' && <Pitch />}
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ outline: 'none', display: 'grid', alignContent: { xs: 'start', md: 'center' }, justifyItems: 'center' }}
      >
        <Column>{children}</Column>
      </Box>
    </Frame>
  )
}

function SchemeButton() {
  const { t } = useTranslation()
  const dark = useSettings(({ colorScheme }) => colorScheme) === 'dark'
  return (
    <Scheme
      aria-label={t('settings.dark')}
      aria-pressed={dark}
      color="inherit"
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      {/* By CSS: the prerendered page has both. */}
      <Icon icon={moonIcon} size={24} className="moon" />
      <Icon icon={sunIcon} size={24} className="sun" />
    </Scheme>
  )
}

/** What the product is, beside the form. */
function Pitch() {
  const { t } = useTranslation()
  return (
    <Panel aria-label={t('auth.pitch.label')}>
      <img src={assetUrl('assets/illustrations/character-2.webp')} alt="" width={320} height={320} decoding="async" />
      <Typography variant="h3" component="p" sx={{ mt: 3, mb: 2, textWrap: 'balance' }}>
        {t('auth.pitch.title')}
      </Typography>
      <ul>
        {(['data', 'looks', 'reach'] as const).map((fact) => (
          <li key={fact}>
            <Icon icon={checkIcon} />
            {t(`auth.pitch.${fact}`)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Scheme = styled(IconButton)(({ theme }) => [
  { '& .sun': { display: 'none' } },
  theme.applyStyles('dark', { '& .sun': { display: 'block' }, '& .moon': { display: 'none' } }),
])

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    [theme.breakpoints.down('md')]: { backgroundColor: palette.background.paper },
    [theme.breakpoints.up('md')]: {
      '&[data-variant="split"]': {
        gridTemplateColumns: '44% minmax(0, 1fr)',
        backgroundColor: palette.background.paper,
        '& > header': { gridRow: 1, zIndex: 1 },
        '& > main': { gridRow: 2, gridColumn: 2 },
        // The panel has its drawing already.
        '& main .character': { display: 'none' },
      },
      '&[data-variant="card"]::before': {
        content: '""',
        position: 'fixed',
        inset: 0,
        zIndex: -1,
        // Glows of the accent alone, so that nothing is louder than the form and every preset has its own.
        background: [
          `radial-gradient(64rem 44rem at 8% -8%, ${theme.alpha(palette.primary.main, 0.16)}, transparent 72%)`,
          `radial-gradient(56rem 40rem at 100% 108%, ${theme.alpha(palette.primary.light, 0.2)}, transparent 72%)`,
          palette.background.default,
        ].join(),
      },
      '&[data-variant="card"] main > div': {
        marginBottom: theme.spacing(10),
        padding: theme.spacing(5, 4),
        borderRadius: 20,
        backgroundColor: palette.background.paper,
        boxShadow: theme.vars.customShadows.dialog,
        border: '1px solid var(--ark-edge)',
      },
    },
  }
})

const Column = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 420,
  padding: theme.spacing(2, 2, 6),
}))

const Panel = styled('aside')(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'none',
    [theme.breakpoints.up('md')]: {
      gridRow: '1 / -1',
      gridColumn: 1,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'center',
      padding: theme.spacing(12, 5, 5),
      textAlign: 'center',
      borderInlineEnd: '1px solid var(--ark-edge)',
      background: `radial-gradient(48rem 32rem at 50% 108%, ${theme.alpha(palette.primary.main, 0.12)}, transparent 72%), ${theme.alpha(palette.primary.main, 0.06)}`,
      '& ul': {
        display: 'grid',
        gap: theme.spacing(1),
        width: '100%',
        maxWidth: 368,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        textAlign: 'start',
        color: palette.text.secondary,
      },
      '& li': {
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(1),
        '& > :first-of-type': { flexShrink: 0, color: palette.primary.main },
      },
    },
  }
})
