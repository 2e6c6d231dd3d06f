import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { newTheThingSchema, theThingStatuses, theThings } from '@/api/the-things'
import { Form } from '@/components/form/form'
import { FormButton } from '@/components/form/form-button'
import { FormCard, FormFoot, Pair } from '@/components/form/form-card'
import { FormNumber } from '@/components/form/form-number'
import { FormSelect } from '@/components/form/form-select'
import { FormText } from '@/components/form/form-text'
import { RecordFormPage, type RecordFormProps } from '@/components/records/record-form-page'
import { useRecordChanges } from '@/components/records/use-record-changes'

const schema = z.omit(newTheThingSchema, { id: true })
const empty: z.infer<typeof schema> = { name: '', price: 0, status: 'active', notes: '' }

export function TheThingForm({ id, moved, onClose }: RecordFormProps) {
  const { t } = useTranslation('the-things')
  const { save } = useRecordChanges(theThings)
  const record = useQuery(theThings.record(id))
  const row = record.data

  async function submit(values: z.infer<typeof schema>) {
    await save(row, values, t(row ? 'toast.saved' : 'toast.created', { name: values.name }))
    onClose(true)
  }

  return (
    <RecordFormPage
      title={id ? (row?.name ?? t('edit')) : t('new')}
      caption={t('caption')}
      back={t('back')}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
      record={id ? record : undefined}
      moved={moved}
      onBack={() => onClose(false)}
    >
      <Form schema={schema} values={row ? z.parse(schema, row) : empty} onSubmit={submit}>
        <FormCard title={t('form.details')} text={t('form.detailsText')}>
          <FormText name="name" label={t('fields.name')} required />
          <Pair>
            <FormNumber money name="price" label={t('fields.price')} />
            <FormSelect
              name="status"
              label={t('fields.status')}
              options={theThingStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            />
          </Pair>
          <FormText name="notes" label={t('fields.notes')} multiline minRows={3} />
        </FormCard>
        <FormFoot>
          <Button color="inherit" onClick={() => onClose(false)}>
            {t('form.cancel')}
          </Button>
          <FormButton>{t(row ? 'form.save' : 'form.create')}</FormButton>
        </FormFoot>
      </Form>
    </RecordFormPage>
  )
}
