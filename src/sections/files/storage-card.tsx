import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FileType } from '@/api/file-type-of'
import { files } from '@/api/files'
import { userKey } from '@/auth/user-key'
import { DonutChart } from '@/components/chart/donut-chart'
import { DismissibleAlert } from '@/components/dismissible-alert'
import { fileKinds } from '@/components/file-kinds'
import { CompactFailure } from '@/components/records/compact-failure'
import { formatBytes } from '@/utils/format-bytes'
import { keysOf } from '@/utils/keys'

/** The types of files that are counted together. */
const groups = {
  documents: ['pdf', 'word', 'excel', 'powerpoint', 'text'],
  images: ['image'],
  video: ['video'],
  audio: ['audio'],
  archives: ['archive'],
  other: ['other'],
} as const satisfies Record<string, FileType[]>

/** As the files themselves are drawn, see file-kinds.ts; documents, which are of many colours, are blue. */
const colorOf = (name: string, [type]: readonly [FileType, ...FileType[]]) =>
  name === 'other'
    ? 'var(--ark-chart-5)'
    : `var(--mui-palette-${name === 'documents' ? 'info' : fileKinds[type].color}-vivid)`

/** In bytes. With your own API, what it allows. */
const quota = 2_000_000_000

/** The shares of the quota from which on a notice appears; after each one a dismissed notice appears again. */
const levels = [0.8, 0.95]

/** What is stored, by kind. */
export function StorageCard() {
  const { t, i18n } = useTranslation('files')
  const { data, error, isFetching, refetch } = useQuery(files.list({ pageSize: 1 }))
  const bytes = (size: number) => formatBytes(size, i18n.language)
  const slices = keysOf(groups)
    .map((name) => ({
      name: t(`storage.${name}`),
      color: colorOf(name, groups[name]),
      value: groups[name].reduce((sum, type) => sum + (data?.amounts?.[type] ?? 0), 0),
    }))
    .filter(({ value }) => value > 0)
  const used = slices.reduce((sum, { value }) => sum + value, 0)
  const level = levels.findLast((share) => used >= share * quota)
  return (
    <Card
      component="section"
      aria-labelledby="storage-title"
      aria-busy={!data && !error}
      sx={{ p: 'var(--ark-card-padding)', minHeight: 464 }}
    >
      <Typography id="storage-title" variant="h6" component="h2" sx={{ mb: 2 }}>
        {t('storage.title')}
      </Typography>
      {error && !data ? (
        <CompactFailure failure={error} loading={isFetching} onRetry={refetch} />
      ) : data && slices.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('storage.empty')}</Typography>
      ) : (
        data && (
          <>
            <DonutChart
              column
              label={t('storage.title')}
              slicesName={t('typeOf')}
              valuesName={t('sort.size')}
              slices={slices}
              format={bytes}
              totalName={t('storage.used')}
            />
            <Typography variant="body2" sx={{ my: 2, color: 'text.secondary', textAlign: 'center' }}>
              {t('storage.of', { used: bytes(used), quota: bytes(quota) })}
            </Typography>
            {level && (
              <DismissibleAlert key={level} memory={userKey(`files-storage-${level}`)} severity="warning">
                {t('storage.almostFull')}
              </DismissibleAlert>
            )}
          </>
        )
      )}
    </Card>
  )
}
