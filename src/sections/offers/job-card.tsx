import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Job } from '@/api/jobs'
import { assetUrl } from '@/components/asset-url'
import { Label } from '@/components/label'
import { People } from '@/components/people'
import { RelativeTime } from '@/components/relative-time'
import { today } from '@/utils/days'
import { formatList } from '@/utils/format-list'
import medalIcon from '~icons/solar/medal-star-bold-duotone'
import caseIcon from '~icons/solar/suitcase-tag-bold-duotone'
import walletIcon from '~icons/solar/wallet-money-bold-duotone'
import { Countries, Fact } from './facts'
import { type CardEvents, DraftLabel, OfferButtons, OfferCard, OfferLink } from './offer-card'
import { Salary } from './salary'

interface JobCardProps extends CardEvents {
  row: Job
  current: boolean
}

/** A job in the gallery, with a band in its company's colors. */
export function JobCard({ row, current, onFavorite, onMenu }: JobCardProps) {
  const { t, i18n } = useTranslation('offers')
  const { title, company, locations, candidates } = row
  const types = row.employmentTypes.map((type) => t(`employment.${type}`))
  const logo = assetUrl(company.logo)
  return (
    <OfferCard current={current}>
      <Band>
        {row.publish === 'draft' && <DraftLabel />}
        {logo && <img src={logo} alt="" width={96} height={96} loading="lazy" className="glow" />}
      </Band>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', pl: 2.5, pr: 1, mt: -3.5 }}>
        <Logo variant="rounded" src={logo} alt="" slotProps={{ img: { loading: 'lazy' } }}>
          {company.name.charAt(0)}
        </Logo>
        <Box sx={{ flexGrow: 1 }} />
        <Box sx={{ mb: -1.5 }}>
          <OfferButtons name={title} favorite={row.isFavorited} onFavorite={onFavorite} onMenu={onMenu} />
        </Box>
      </Box>
      <Box sx={{ px: 2.5, pt: 1.5, pb: 2 }}>
        <OfferLink id={row.id} current={current}>
          {title}
        </OfferLink>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{company.name}</Typography>
        <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
          <Fact icon={walletIcon}>
            <Salary salary={row.salary} />
          </Fact>
          <Fact icon={medalIcon}>{t(`experience.${row.experience}`)}</Fact>
          <Fact icon={caseIcon}>{formatList(types, i18n.language)}</Fact>
          <Countries codes={locations} />
        </Box>
      </Box>
      <Foot>
        {candidates.length > 0 && (
          <People people={candidates} label={t('card.candidates', { count: candidates.length })} />
        )}
        <Typography variant="caption" sx={{ color: 'text.disabled' }}>
          <RelativeTime value={row.createdAt} />
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        {row.expiredDate < today() && <Label color="warning">{t('card.expired')}</Label>}
      </Foot>
    </OfferCard>
  )
}

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 72,
  overflow: 'hidden',
  borderRadius: 'inherit',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  backgroundColor: theme.vars.palette.background.neutral,
  '& > .glow': {
    width: '100%',
    height: '300%',
    objectFit: 'cover',
    filter: 'blur(28px) saturate(1.2)',
    opacity: 0.42,
    transform: 'translateY(-33%) scale(1.4)',
  },
}))

const Logo = styled(Avatar)(({ theme }) => ({
  ...theme.typography.h5,
  width: 56,
  height: 56,
  borderRadius: 14,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 0 0 4px ${theme.vars.palette.background.paper}`,
}))

export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 56,
  marginBlockStart: 'auto',
  marginInline: 20,
  paddingBlock: 12,
  borderBlockStart: `1px dashed ${theme.vars.palette.divider}`,
}))
