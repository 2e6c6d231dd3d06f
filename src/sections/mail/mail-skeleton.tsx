import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { bone } from '@/components/bone'
import { PageHeader } from '@/components/page-header'
import { ActionSkeleton } from '@/components/records/records-skeleton'
import { LabelsPane, ListPane, listWidth, MailPage, Panes, ReaderPane } from './mail-frame'

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Placeholder of the page; the build prerenders it. */
export function MailSkeleton() {
  const { t } = useTranslation()
  const can = useCan('mail')
  return (
    <MailPage aria-busy="true">
      <PageHeader title={t('nav.mail')}>
        <ActionSkeleton can={can} width={132} />
      </PageHeader>
      <Panes>
        <div style={{ '--mail-list-width': `${listWidth.start}px` }}>
          <LabelsPane as="div">
            {places(9).map((place) => (
              <Line key={place} style={{ height: 40 }}>
                <i style={{ width: '72%' }} />
              </Line>
            ))}
          </LabelsPane>
          <ListPane as="div">
            <Skeleton variant="rounded" height={40} sx={{ m: 2, mb: 9 }} />
            <ListSkeleton />
          </ListPane>
          <ReaderPane as="div" />
        </div>
      </Panes>
    </MailPage>
  )
}

/** Placeholder of the list's rows. */
export function ListSkeleton() {
  return (
    <div aria-busy="true">
      {places(8).map((place) => (
        <Row key={place}>
          <Skeleton variant="circular" width={40} height={40} />
          <Line>
            <i style={{ width: '48%' }} />
            <i style={{ width: '80%' }} />
            <i style={{ width: '94%' }} />
          </Line>
        </Row>
      ))}
    </div>
  )
}

/** Placeholder of a message. */
export function ReaderSkeleton() {
  return (
    <Line aria-busy style={{ padding: 24 }}>
      <i style={{ width: '60%', fontSize: 24 }} />
      <i style={{ width: '40%', marginBlock: 24 }} />
      {places(5).map((place) => (
        <i key={place} style={{ width: `${96 - place * 7}%` }} />
      ))}
    </Line>
  )
}

const Row = styled('div')({ display: 'flex', gap: 12, height: 96, padding: '12px 16px' })

const Line = styled('div')(({ theme }) => ({ flexGrow: 1, '& > i': bone(theme) }))
