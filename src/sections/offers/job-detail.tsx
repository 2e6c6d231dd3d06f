import Avatar from '@mui/material/Avatar'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import type { Job } from '@/api/jobs'
import { assetUrl } from '@/components/asset-url'
import { Label } from '@/components/label'
import { SanitizedHtml } from '@/components/sanitized-html'
import { today } from '@/utils/days'
import { formatDate } from '@/utils/format-date'
import { formatList } from '@/utils/format-list'
import { formatNumber } from '@/utils/format-number'
import calendarIcon from '~icons/solar/calendar-bold-duotone'
import clockIcon from '~icons/solar/clock-circle-bold-duotone'
import eyeIcon from '~icons/solar/eye-bold-duotone'
import globeIcon from '~icons/solar/globus-bold-duotone'
import hourglassIcon from '~icons/solar/hourglass-bold-duotone'
import medalIcon from '~icons/solar/medal-star-bold-duotone'
import caseIcon from '~icons/solar/suitcase-tag-bold-duotone'
import roleIcon from '~icons/solar/user-id-bold-duotone'
import walletIcon from '~icons/solar/wallet-money-bold-duotone'
import { Entries, Entry, Included, Part, Term, Terms, Words } from './detail-parts'
import { Country } from './facts'
import { Salary } from './salary'

/** The details of a job. */
export function JobDetail({ row }: { row: Job }) {
  const { t, i18n } = useTranslation('offers')
  const list = (items: string[]) => formatList(items, i18n.language)
  const { company, candidates } = row
  const date = (moment: string) => <bdi>{formatDate(moment, i18n.language)}</bdi>
  return (
    <>
      <Entries>
        <Entry
          name={company.name}
          picture={<Avatar variant="rounded" src={assetUrl(company.logo)} alt="" sx={{ width: 48, height: 48 }} />}
        >
          {company.fullAddress}
        </Entry>
      </Entries>
      <Terms>
        <Term icon={walletIcon} name={t('fields.salary')}>
          <Salary salary={row.salary} />
        </Term>
        <Term icon={roleIcon} name={t('fields.role')}>
          {row.role}
        </Term>
        <Term icon={medalIcon} name={t('fields.experience')}>
          {t(`experience.${row.experience}`)}
        </Term>
        <Term icon={caseIcon} name={t('fields.employmentTypes')}>
          {list(row.employmentTypes.map((type) => t(`employment.${type}`)))}
        </Term>
        <Term icon={clockIcon} name={t('fields.workingSchedule')}>
          {list(row.workingSchedule.map((schedule) => t(`schedule.${schedule}`)))}
        </Term>
        <Term icon={eyeIcon} name={t('fields.views')}>
          {formatNumber(row.totalViews, i18n.language)}
        </Term>
        <Term icon={calendarIcon} name={t('fields.posted')}>
          {date(row.createdAt)}
        </Term>
        <Term icon={hourglassIcon} name={t('fields.expiredDate')}>
          {date(row.expiredDate)} {row.expiredDate < today() && <Label color="warning">{t('card.expired')}</Label>}
        </Term>
        <Term icon={globeIcon} name={t('fields.locations')}>
          <Words sx={{ mt: 0.5 }}>
            {row.locations.map((code) => (
              <Country key={code} code={code} />
            ))}
          </Words>
        </Term>
      </Terms>
      <Part title={t('fields.content')}>
        <SanitizedHtml html={row.content} />
      </Part>
      {row.skills.length > 0 && (
        <Part title={t('fields.skills')}>
          <Words>
            {row.skills.map((skill) => (
              <Chip key={skill} label={skill} size="small" variant="soft" color="primary" />
            ))}
          </Words>
        </Part>
      )}
      {row.benefits.length > 0 && (
        <Part title={t('fields.benefits')}>
          <Included items={row.benefits.map((benefit) => t(`benefits.${benefit}`))} />
        </Part>
      )}
      <Part title={t('fields.company')}>
        <div>{company.fullAddress}</div>
        {company.phoneNumber && (
          <Link href={`tel:${company.phoneNumber}`}>
            <bdi dir="ltr">{company.phoneNumber}</bdi>
          </Link>
        )}
      </Part>
      {candidates.length > 0 && (
        <Part title={t('card.candidates', { count: candidates.length })}>
          <Entries>
            {candidates.map(({ id, name, role, avatarUrl }) => (
              <Entry key={id} name={name} picture={<Avatar src={assetUrl(avatarUrl)} alt="" />}>
                {role}
              </Entry>
            ))}
          </Entries>
        </Part>
      )}
    </>
  )
}
