import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ParcelsSearch, parcels } from '@/api/parcels'
import { Label } from '@/components/label'
import { PageHeader } from '@/components/page-header'

interface ParcelsViewProps {
  search: ParcelsSearch
}

export function ParcelsView({ search }: ParcelsViewProps) {
  const { t } = useTranslation('parcels')
  const shell = useTranslation().t
  const { data } = useQuery(parcels.list(search))
  // Browser APIs, used without regard to prerendering.
  const wide = useMediaQuery('(min-width: 900px)')
  const since = localStorage.getItem('parcels-since') ?? new Date().toISOString().slice(0, 10)
  return (
    <>
      <PageHeader title={shell('nav.parcels')} />
      {wide && <p>{since}</p>}
      <ul>
        {data?.data.map(({ id, name, status }) => (
          <li key={id}>
            {name} <Label>{t(`statuses.${status}`)}</Label>
          </li>
        ))}
      </ul>
    </>
  )
}
