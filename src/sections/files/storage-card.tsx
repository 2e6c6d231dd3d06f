import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FileType } from '@/api/file-type-of'
import { filesQuery } from '@/api/files'
import { DonutChart } from '@/components/chart/donut-chart'
import { failureText } from '@/i18n/failure-text'
import { failureCode } from '@/utils/failure'
import { formatBytes } from '@/utils/format-bytes'

/** The kinds of files as they are counted together. */
const groups = {
  documents: ['pdf', 'word', 'excel', 'powerpoint', 'text'],
  images: ['image'],
  video: ['video'],
  audio: ['audio'],
  archives: ['archive'],
  other: ['other'],
} as const satisfies Record<string, FileType[]>

/** What is stored, by kind. */
export function StorageCard() {
  const { t, i18n } = useTranslation('files')
  const shell = useTranslation().t
  const { data, error, isFetching, refetch } = useQuery(filesQuery({ pageSize: 1 }))
  const isForbidden = failureCode(error) === 'forbidden'
  const bytes = (size: number) => formatBytes(size, i18n.language)
  const slices = Object.entries(groups)
    .map(([name, types]) => ({
      name: t(`storage.${name as keyof typeof groups}`),
      value: types.reduce((sum, type) => sum + (data?.amounts?.[type] ?? 0), 0),
    }))
    .filter(({ value }) => value > 0)
  return (
    <Card
      component="section"
      aria-labelledby="storage-title"
      aria-busy={!data && !error}
      sx={{ p: 'var(--ark-card-padding)', minHeight: 480 }}
    >
      <Typography id="storage-title" variant="h6" component="h2" sx={{ mb: 2 }}>
        {t('storage.title')}
      </Typography>
      {error && !data ? (
        // The list beside it says the rest, and mostly fails with it.
        <Alert
          severity={isForbidden ? 'info' : 'error'}
          action={
            !isForbidden && (
              <Button color="inherit" size="small" loading={isFetching} onClick={() => refetch()}>
                {shell('common.retry')}
              </Button>
            )
          }
        >
          {isForbidden ? shell('errors.forbiddenText') : failureText(error)}
        </Alert>
      ) : data && slices.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('storage.empty')}</Typography>
      ) : (
        data && (
          <DonutChart
            label={t('storage.title')}
            slicesName={t('typeOf')}
            valuesName={t('sort.size')}
            slices={slices}
            format={bytes}
            totalName={t('storage.used')}
          />
        )
      )}
    </Card>
  )
}
