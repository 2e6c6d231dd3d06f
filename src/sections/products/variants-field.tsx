import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { newProductSchema, productColors } from '@/api/products'
import { Pair } from '@/components/form/form-card'
import { FormNumber } from '@/components/form/form-number'
import { FormSelect } from '@/components/form/form-select'
import { FormText } from '@/components/form/form-text'
import { Icon } from '@/components/icon'
import addIcon from '~icons/solar/add-circle-linear'
import trashIcon from '~icons/solar/trash-bin-trash-linear'
import type { ProductValues } from './product-form'
import { Swatch } from './product-parts'

/** SKU, price, and the stock unless it is that of the variants. */
export function PriceAndStock() {
  const { t } = useTranslation('products')
  const variants = useWatch<ProductValues, 'variants'>({ name: 'variants' })
  return (
    <Pair>
      <FormText name="sku" label={t('fields.sku')} required autoComplete="off" />
      <FormNumber name="price" label={t('fields.price')} money required />
      {variants.length === 0 && <FormNumber name="available" label={t('fields.available')} required />}
    </Pair>
  )
}

/** The variants of a product, each with SKU, price and stock. */
export function VariantsField() {
  const { t } = useTranslation('products')
  const { control, getValues, setValue } = useFormContext<ProductValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'variants' })
  const button = useRef<HTMLButtonElement>(null)
  const colors = [
    { value: '', label: t('form.noColor') },
    ...productColors.map((value) => ({ value, label: t(`colors.${value}`), icon: <Swatch color={value} /> })),
  ]

  function add() {
    const { price, sku, available } = getValues()
    // Its field is hidden from now on, and with it an error.
    if (!z.safeParse(newProductSchema.shape.available, available).success) setValue('available', 0)
    append(
      { color: '', size: '', sku: sku && `${sku}-`, price, available: 0 },
      { focusName: `variants.${fields.length}.size` },
    )
  }

  return (
    <>
      {fields.length > 0 && (
        <Rows>
          {fields.map(({ id }, index) => {
            const name = <N extends string>(field: N) => `variants.${index}.${field}`
            const number = index + 1
            return (
              <Row key={id} role="group" aria-label={t('form.variant', { number })}>
                <FormSelect name={name('color')} label={t('fields.color')} size="small" options={colors} />
                <FormText name={name('size')} label={t('fields.size')} size="small" autoComplete="off" />
                <FormText name={name('sku')} label={t('fields.sku')} size="small" required autoComplete="off" />
                <FormNumber name={name('price')} label={t('fields.price')} size="small" money required />
                <FormNumber name={name('available')} label={t('fields.available')} size="small" required />
                <IconButton
                  aria-label={t('form.removeVariant', { number })}
                  onClick={() => {
                    remove(index)
                    button.current?.focus()
                  }}
                >
                  <Icon icon={trashIcon} />
                </IconButton>
              </Row>
            )
          })}
        </Rows>
      )}
      <Button
        ref={button}
        variant="soft"
        onClick={add}
        startIcon={<Icon icon={addIcon} />}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {t('form.addVariant')}
      </Button>
    </>
  )
}

const Rows = styled('div')({ display: 'grid', gap: 24, containerType: 'inline-size' })

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 12,
  paddingBlockEnd: 24,
  borderBlockEnd: `1px dashed ${theme.vars.palette.divider}`,
  '& > button': { width: 40, height: 40 },
  '@container (min-width: 640px)': {
    gridTemplateColumns: '1.2fr 1fr 1.4fr 1fr 0.8fr auto',
    gap: 8,
    paddingBlockEnd: 0,
    borderBlockEnd: 0,
  },
}))
