import Avatar from '@mui/material/Avatar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Tour, tourGuidesOf, tourServices, tours } from '@/api/tours'
import { assetUrl } from '@/components/asset-url'
import { countryOptions } from '@/components/form/country-options'
import { Form } from '@/components/form/form'
import { FormAutocomplete } from '@/components/form/form-autocomplete'
import { FormCard, Pair } from '@/components/form/form-card'
import { FormDate } from '@/components/form/form-date'
import { FormNumber } from '@/components/form/form-number'
import { FormText } from '@/components/form/form-text'
import { useRecordChanges } from '@/components/records/use-record-changes'
import { sortedTexts } from '@/utils/sorted-texts'
import { endsEarly, saleHigh, type TourValues, tourFields, tourFormSchema, tourValues } from './offer-values'
import { PictureField } from './picture-field'
import { PublishButtons } from './publish-buttons'

const covers = Array.from({ length: 12 }, (_, index) => `assets/covers/cover-${index + 1}.webp`)

interface TourFormProps {
  /** The tour to edit; undefined for a new one. */
  row?: Tour | undefined
  /** All tours, whose guides and tags are suggested. */
  rows: Tour[]
  onDone: () => void
}

/** The form of a tour. */
export function TourForm({ row, rows, onDone }: TourFormProps) {
  const { t, i18n } = useTranslation('offers')
  const { save } = useRecordChanges(tours)
  const [values] = useState(() => tourValues(row))
  const tags = sortedTexts(
    rows.flatMap((tour) => tour.tags),
    i18n.language,
  )

  async function send(typed: TourValues, intent: string) {
    const wanted = {
      ...tourFields(typed, rows, i18n.language),
      publish: intent === 'draft' ? ('draft' as const) : ('published' as const),
    }
    const { name } = wanted
    await save(row, wanted, t(row ? 'said.saved' : 'said.created', { name }))
    onDone()
  }

  return (
    <Form
      schema={tourFormSchema}
      values={values}
      onSubmit={send}
      texts={{ [endsEarly]: t('form.endsEarly'), [saleHigh]: t('form.saleHigh') }}
    >
      <FormCard title={t('form.basics')} text={t('form.basicsText')}>
        <FormText name="name" label={t('form.name')} required />
        <FormText name="content" label={t('form.content')} multiline minRows={4} helperText={t('form.htmlHint')} />
        <FormAutocomplete
          multiple
          free
          name="tags"
          label={t('fields.tags')}
          helperText={t('form.freeHint')}
          options={tags.map((value) => ({ value, label: value }))}
        />
      </FormCard>
      <FormCard title={t('form.pictures')} text={t('form.picturesText')}>
        <PictureField
          multiple
          name="images"
          label={t('fields.images')}
          pictures={covers}
          nameOf={(number) => t('form.pictureName', { number })}
          width={120}
          height={90}
        />
      </FormCard>
      <FormCard title={t('form.terms')} text={t('form.termsText')}>
        <Pair>
          <FormAutocomplete
            name="destination"
            label={t('fields.destination')}
            required
            options={countryOptions(i18n.language)}
          />
          <FormText name="durations" label={t('fields.durations')} helperText={t('form.durationHint')} required />
        </Pair>
        <Pair>
          <FormDate name="available.startDate" label={t('form.start')} required />
          <FormDate name="available.endDate" label={t('form.end')} required />
        </Pair>
        <FormAutocomplete
          multiple
          name="tourGuides"
          label={t('fields.guides')}
          options={tourGuidesOf(rows, i18n.language).map(({ name, avatarUrl }) => ({
            value: name,
            label: name,
            icon: <Avatar src={assetUrl(avatarUrl)} alt="" sx={{ width: 24, height: 24 }} />,
          }))}
        />
        <FormAutocomplete
          multiple
          name="services"
          label={t('fields.services')}
          options={tourServices.map((value) => ({ value, label: t(`services.${value}`) }))}
        />
      </FormCard>
      <FormCard title={t('form.prices')} text={t('form.pricesText')}>
        <Pair>
          <FormNumber name="price" label={t('fields.price')} money required />
          <FormNumber name="priceSale" label={t('fields.priceSale')} money />
        </Pair>
      </FormCard>
      <PublishButtons published={row?.publish === 'published'} onCancel={onDone} />
    </Form>
  )
}
