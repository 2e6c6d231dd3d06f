import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Product } from '@/api/products'
import { assetUrl } from '@/components/asset-url'
import type { DataColumn } from '@/components/data-table/data-column'
import { Label } from '@/components/label'
import { recordMark } from '@/components/records/use-place'
import { RouterLink } from '@/components/router-link'
import { formatExactMoney } from '@/utils/format-number'
import { Stock, stateColor } from './product-parts'
import { productsPage } from './products-search'

/** The columns of the products; the name opens the product beside the list. */
export function useProductColumns(): DataColumn<Product>[] {
  const { t, i18n } = useTranslation('products')
  return [
    {
      id: 'name',
      label: t('fields.name'),
      main: true,
      grow: true,
      text: ({ name }) => name,
      cell: ({ id, name, coverUrl, variants }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          <Avatar
            variant="rounded"
            src={assetUrl(coverUrl)}
            alt=""
            sx={{ width: 48, height: 48 }}
            slotProps={{ img: { loading: 'lazy', width: 48, height: 48 } }}
          >
            {name.charAt(0)}
          </Avatar>
          <Box sx={{ minWidth: 0, textAlign: 'start' }}>
            <RouterLink
              {...productsPage.link({ id })}
              {...recordMark(id)}
              resetScroll={false}
              sx={{ color: 'text.primary', fontWeight: 600, py: 0.5, overflowWrap: 'anywhere' }}
            >
              {name}
            </RouterLink>
            {variants.length > 0 && (
              <Box sx={{ typography: 'caption', color: 'text.secondary', fontWeight: 400 }}>
                {t('variantCount', { count: variants.length })}
              </Box>
            )}
          </Box>
        </Box>
      ),
    },
    {
      id: 'sku',
      label: t('fields.sku'),
      drops: 1,
      text: ({ sku }) => sku,
      cell: ({ sku }) => <bdi style={{ whiteSpace: 'nowrap' }}>{sku}</bdi>,
    },
    {
      id: 'category',
      label: t('fields.category'),
      drops: 2,
      text: ({ category }) => t(`categories.${category}`),
      cell: ({ category }) => t(`categories.${category}`),
    },
    {
      id: 'available',
      label: t('fields.available'),
      text: ({ available }) => available,
      cell: ({ available }) => <Stock available={available} />,
    },
    {
      id: 'price',
      label: t('fields.price'),
      end: true,
      descendingFirst: true,
      text: ({ price }) => price,
      cell: ({ price }) => <bdi>{formatExactMoney(price, i18n.language)}</bdi>,
    },
    {
      id: 'publish',
      state: true,
      label: t('fields.publish'),
      text: ({ publish }) => t(`states.${publish}`),
      cell: ({ publish }) => <Label color={stateColor[publish]}>{t(`states.${publish}`)}</Label>,
    },
  ]
}
