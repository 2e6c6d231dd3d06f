import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { publishStates } from '@/api/fields'
import { newProductSchema, type Product, products } from '@/api/products'
import { productCategories } from '@/api/products-search'
import { Form } from '@/components/form/form'
import { FormButton } from '@/components/form/form-button'
import { FormCard, FormFoot, Pair } from '@/components/form/form-card'
import { FormPictures } from '@/components/form/form-pictures'
import { FormSelect } from '@/components/form/form-select'
import { FormText } from '@/components/form/form-text'
import { RecordFormPage, type RecordFormProps } from '@/components/records/record-form-page'
import { useRecordChanges } from '@/components/records/use-record-changes'
import { PriceAndStock, VariantsField } from './variants-field'

const schema = z.omit(newProductSchema, { id: true })
export type ProductValues = z.infer<typeof schema>

const empty = {
  sku: '',
  name: '',
  category: 'Electronics' as const,
  publish: 'draft' as const,
  available: 0,
  description: '',
  images: [],
  variants: [],
}

/** The form of a product; it replaces the list. */
export function ProductForm({ id, moved, onClose }: RecordFormProps) {
  const { t } = useTranslation('products')
  const product = useQuery(products.record(id))
  return (
    <RecordFormPage
      title={id ? (product.data?.name ?? t('form.edit')) : t('new')}
      caption={t(id ? 'form.editCaption' : 'form.newCaption')}
      back={t('form.back')}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
      record={id ? product : undefined}
      moved={moved}
      onBack={() => onClose(false)}
    >
      <Fields product={product.data} onClose={onClose} />
    </RecordFormPage>
  )
}

function Fields({ product, onClose }: { product: Product | undefined; onClose: (done: boolean) => void }) {
  const { t } = useTranslation('products')
  const { save } = useRecordChanges(products)
  const [values] = useState(() => (product ? z.parse(schema, product) : empty))

  async function send(typed: ProductValues) {
    await save(product, typed, t(product ? 'said.saved' : 'said.created', { name: typed.name }))
    onClose(true)
  }

  return (
    <Form
      schema={schema}
      values={values}
      onSubmit={send}
      texts={{ Taken: t('form.taken'), 'Enter a color or a size': t('form.noOption') }}
    >
      <FormCard title={t('form.details')} text={t('form.detailsText')}>
        <FormText name="name" label={t('fields.name')} required autoComplete="off" />
        <FormText name="description" label={t('fields.description')} multiline minRows={3} />
        <Pair>
          <FormSelect
            name="category"
            label={t('fields.category')}
            options={productCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
          />
          <FormSelect
            name="publish"
            label={t('fields.publish')}
            options={publishStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        </Pair>
      </FormCard>
      <FormCard title={t('fields.images')} text={t('form.imagesText')}>
        <FormPictures name="images" label={t('fields.images')} />
      </FormCard>
      <FormCard title={t('form.stock')} text={t('form.stockText')}>
        <PriceAndStock />
      </FormCard>
      <FormCard title={t('fields.variants')} text={t('form.variantsText')}>
        <VariantsField />
      </FormCard>
      <FormFoot>
        <Button color="inherit" onClick={() => onClose(false)}>
          {t('form.cancel')}
        </Button>
        <FormButton>{t(product ? 'form.save' : 'form.create')}</FormButton>
      </FormFoot>
    </Form>
  )
}
