import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { type Product, products, stockOf, type Variant } from '@/api/products'
import { Label, type LabelColor } from '@/components/label'
import { useRecordChanges } from '@/components/records/use-record-changes'

export const stateColor = { published: 'success', draft: 'default' } satisfies Record<Product['publish'], LabelColor>

const stockColor = { low: 'warning', out: 'error' } satisfies Record<string, LabelColor>

const swatches: Record<Exclude<Variant['color'], ''>, string> = {
  Black: '#23252B',
  White: '#FFFFFF',
  Sand: '#DCC7A3',
  'Night blue': '#2F3C6E',
  Sage: '#9DB399',
  Terracotta: '#C9694B',
  Brass: '#C9A24D',
  Brown: '#7A4B32',
  Oak: '#C89F6B',
  Walnut: '#5F4130',
}

/** The changes of products, each with its toast and Undo. */
export function useProductChanges() {
  const { t } = useTranslation('products')
  const { patch, remove } = useRecordChanges(products)
  const named = (rows: Product[]) => ({ count: rows.length, name: rows[0]?.name ?? '' })
  return {
    publish: (rows: Product[], publish: Product['publish']) =>
      patch(rows, { publish }, t(`said.${publish}`, named(rows))),
    remove: (rows: Product[]) => remove(rows, t('said.removed', named(rows))),
  }
}

/** A number in stock, with its state if there is little or nothing left. */
export function Stock({ available }: { available: number }) {
  const { t } = useTranslation('products')
  const state = stockOf({ available })
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      {state !== 'out' && <span>{t('inStock', { count: available })}</span>}
      {state !== 'in' && <Label color={stockColor[state]}>{t(`stock.${state}`)}</Label>}
    </Box>
  )
}

/** A circle in a variant's color; nothing without one. */
export function Swatch({ color }: Pick<Variant, 'color'>) {
  if (!color) return null
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flexShrink: 0,
        width: 16,
        height: 16,
        borderRadius: '50%',
        border: '1px solid',
        borderColor: 'divider',
        // The color is the information, also in forced colors.
        forcedColorAdjust: 'none',
        bgcolor: swatches[color],
      }}
    />
  )
}
