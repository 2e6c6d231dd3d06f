import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { employmentTypes, type Job, jobBenefits, jobExperiences, jobs, salaryTypes, workingSchedules } from '@/api/jobs'
import { countryOptions } from '@/components/form/country-options'
import { Form } from '@/components/form/form'
import { FormAutocomplete } from '@/components/form/form-autocomplete'
import { FormCard, Pair } from '@/components/form/form-card'
import { FormDate } from '@/components/form/form-date'
import { FormNumber } from '@/components/form/form-number'
import { FormSelect } from '@/components/form/form-select'
import { FormSwitch } from '@/components/form/form-switch'
import { FormText } from '@/components/form/form-text'
import { useRecordChanges } from '@/components/records/use-record-changes'
import { sortedTexts } from '@/utils/sorted-texts'
import { type JobValues, jobFormSchema, jobValues } from './offer-values'
import { PictureField } from './picture-field'
import { PublishButtons } from './publish-buttons'

const logos = Array.from({ length: 8 }, (_, index) => `assets/companies/company-${index + 1}.webp`)

interface JobFormProps {
  /** The job to edit; undefined for a new one. */
  row?: Job | undefined
  /** All jobs, whose skills are suggested. */
  rows: Job[]
  onDone: (id?: string) => void
}

/** The form of a job. */
export function JobForm({ row, rows, onDone }: JobFormProps) {
  const { t, i18n } = useTranslation('offers')
  const { save } = useRecordChanges(jobs)
  const [values] = useState(() => jobValues(row))
  const skills = sortedTexts(
    rows.flatMap((job) => job.skills),
    i18n.language,
  )

  async function send(typed: JobValues, intent: string) {
    const wanted = { ...typed, publish: intent === 'draft' ? ('draft' as const) : ('published' as const) }
    const name = wanted.title
    await save(row, wanted, t(row ? 'said.saved' : 'said.created', { name }))
    onDone()
  }

  return (
    <Form schema={jobFormSchema} values={values} onSubmit={send}>
      <FormCard title={t('form.basics')} text={t('form.basicsText')}>
        <Pair>
          <FormText name="title" label={t('form.title')} required />
          <FormText name="role" label={t('fields.role')} required />
        </Pair>
        <FormText name="content" label={t('form.content')} multiline minRows={4} helperText={t('form.htmlHint')} />
        <FormAutocomplete
          multiple
          free
          name="skills"
          label={t('fields.skills')}
          helperText={t('form.freeHint')}
          options={skills.map((value) => ({ value, label: value }))}
        />
      </FormCard>
      <FormCard title={t('form.terms')} text={t('form.termsText')}>
        <Pair>
          <FormSelect
            name="experience"
            label={t('fields.experience')}
            options={jobExperiences.map((value) => ({ value, label: t(`experience.${value}`) }))}
          />
          <FormDate name="expiredDate" label={t('fields.expiredDate')} required />
        </Pair>
        <FormAutocomplete
          multiple
          name="employmentTypes"
          label={t('fields.employmentTypes')}
          options={employmentTypes.map((value) => ({ value, label: t(`employment.${value}`) }))}
        />
        <FormAutocomplete
          multiple
          name="workingSchedule"
          label={t('fields.workingSchedule')}
          options={workingSchedules.map((value) => ({ value, label: t(`schedule.${value}`) }))}
        />
        <FormAutocomplete
          multiple
          name="locations"
          label={t('fields.locations')}
          options={countryOptions(i18n.language)}
        />
        <FormAutocomplete
          multiple
          name="benefits"
          label={t('fields.benefits')}
          options={jobBenefits.map((value) => ({ value, label: t(`benefits.${value}`) }))}
        />
      </FormCard>
      <FormCard title={t('form.pay')} text={t('form.payText')}>
        <Pair>
          <FormSelect
            name="salary.type"
            label={t('fields.salaryType')}
            options={salaryTypes.map((value) => ({ value, label: t(`salaryType.${value}`) }))}
          />
          <FormNumber name="salary.price" label={t('form.amount')} money required />
        </Pair>
        <FormSwitch name="salary.negotiable" label={t('form.negotiable')} />
      </FormCard>
      <FormCard title={t('form.company')} text={t('form.companyText')}>
        <Pair>
          <FormText name="company.name" label={t('form.companyName')} required autoComplete="organization" />
          <FormText name="company.phoneNumber" label={t('form.phone')} type="tel" autoComplete="tel" />
        </Pair>
        <FormText name="company.fullAddress" label={t('form.address')} />
        <PictureField
          name="company.logo"
          label={t('form.logo')}
          pictures={logos}
          nameOf={(number) => t('form.logoName', { number })}
          width={64}
          height={64}
        />
      </FormCard>
      <PublishButtons published={row?.publish === 'published'} onCancel={() => onDone()} />
    </Form>
  )
}
