import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { SearchBox } from './search-box'

interface FaqsHeroProps {
  query: string
  onQuery: (query: string) => void
  /** Number of questions found. */
  count: number | undefined
}

/** The page's header with its search. */
export function FaqsHero({ query, onQuery, count }: FaqsHeroProps) {
  const { t } = useTranslation('faqs')
  const { t: shell } = useTranslation()
  return (
    <Frame>
      <Typography variant="h1">{shell('nav.faqs')}</Typography>
      <Typography sx={{ mt: 0.5, fontWeight: 600 }}>{shell('pages.faqs')}</Typography>
      <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>{t('intro')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box role="search" sx={{ flexGrow: 1, maxWidth: 480 }}>
          <SearchBox query={query} onQuery={onQuery} />
        </Box>
        <Typography role="status" variant="body2" sx={count ? { color: 'text.secondary' } : visuallyHidden}>
          {count === undefined ? '' : count > 0 ? t('count', { count }) : t('emptyTitle')}
        </Typography>
      </Box>
      <img src={assetUrl('assets/illustrations/character-3.webp')} alt="" width={240} height={240} />
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 216,
  padding: 'var(--ark-card-padding)',
  marginBottom: theme.spacing(4),
  borderRadius: 16,
  border: '1px solid var(--ark-edge)',
  background: `linear-gradient(120deg, ${theme.alpha(theme.vars.palette.primary.main, 0.16)}, ${theme.alpha(theme.vars.palette.primary.main, 0.04)} 72%) border-box no-repeat`,
  '& > img': { position: 'absolute', insetInlineEnd: 32, insetBlockEnd: -8, display: 'none' },
  '[dir="rtl"] & > img': { transform: 'scaleX(-1)' },
  [theme.breakpoints.up('md')]: {
    paddingInlineEnd: 300,
    paddingBlock: theme.spacing(4),
    '& > img': { display: 'block' },
  },
}))
