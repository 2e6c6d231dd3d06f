import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apps } from '@/api/apps'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { star } from '@/theme/palette'
import { formatBytes } from '@/utils/format-bytes'
import { formatCompact, formatMoney, formatNumber } from '@/utils/format-number'
import downloadIcon from '~icons/solar/download-minimalistic-linear'
import starIcon from '~icons/solar/star-bold'
import { CardList, Row, Rows, Thumb } from './card-list'
import { OverviewCard } from './overview-card'
import { TwoLines } from './two-lines'

const rows = 5

/** The most downloaded apps. */
export function AppsCard() {
  const { t, i18n } = useTranslation('overview')
  const { language } = i18n
  const query = useQuery(apps.list({ pageSize: rows, sort: '-downloaded' }))
  return (
    <OverviewCard title={t('topApps')} text={t('topAppsText')} wide={4} middle={6}>
      <CardList query={query} empty={t('noApps')} rows={rows}>
        {(apps) => (
          <Rows>
            {apps.map(({ id, name, iconUrl, system, size, downloaded, ratingNumber, price }) => (
              <Row key={id}>
                <Thumb src={assetUrl(iconUrl)} alt="" width={44} height={44} loading="lazy" />
                <TwoLines
                  second={
                    <>
                      <span>
                        {system} · <bdi>{formatBytes(size, language)}</bdi>
                      </span>
                      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                        <Box component="span" sx={{ display: 'flex', ...star }}>
                          <Icon icon={starIcon} size={14} aria-label={t('stars')} />
                        </Box>
                        {formatNumber(ratingNumber, language)}
                      </Box>
                    </>
                  }
                >
                  {name}
                </TwoLines>
                <Box sx={{ textAlign: 'end' }}>
                  <Typography
                    variant="subtitle2"
                    component="p"
                    sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5 }}
                  >
                    <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
                      <Icon icon={downloadIcon} size={16} />
                    </Box>
                    <span aria-hidden>{formatCompact(downloaded, language)}</span>
                    <span style={visuallyHidden}>{t('downloads', { count: downloaded })}</span>
                  </Typography>
                  <Label color={price ? 'default' : 'success'}>
                    {price ? formatMoney(price, language) : t('free')}
                  </Label>
                </Box>
              </Row>
            ))}
          </Rows>
        )}
      </CardList>
    </OverviewCard>
  )
}
