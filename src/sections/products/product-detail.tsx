import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publishStates } from '@/api/fields'
import { type Product, products, type Variant } from '@/api/products'
import { useCan } from '@/auth/use-can'
import { assetUrl } from '@/components/asset-url'
import { DetailPanel } from '@/components/detail-panel'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import type { OnSearchChange } from '@/components/records/page-search'
import { PendingPanel } from '@/components/records/pending-panel'
import { failureCode } from '@/utils/failure'
import { formatDate } from '@/utils/format-date'
import { formatExactMoney, formatNumber } from '@/utils/format-number'
import pictureIcon from '~icons/solar/gallery-linear'
import penIcon from '~icons/solar/pen-linear'
import trashIcon from '~icons/solar/trash-bin-trash-linear'
import { Stock, Swatch, stateColor, useProductChanges } from './product-parts'
import type { ProductsSearch } from './products-search'

interface ProductDetailProps {
  id: string
  /** True if the user has just opened it. */
  focus: boolean
  onSearchChange: OnSearchChange<ProductsSearch>
  onDelete: (rows: Product[]) => void
}

/** A product beside the list: pictures, price, stock, variants. */
export function ProductDetail({ id, focus, onSearchChange, onDelete }: ProductDetailProps) {
  const { t, i18n } = useTranslation('products')
  const client = useQueryClient()
  const { publish } = useProductChanges()
  const can = useCan('products')
  const query = useQuery(products.record(id))
  // The list's row is rendered until the details have loaded.
  const product = query.data ?? products.cached(client).find((row) => row.id === id)
  const panel = { record: id, focus, onClose: () => onSearchChange({ id: undefined }) }

  if (!product || failureCode(query.error) === 'not-found') {
    return (
      <PendingPanel
        {...panel}
        query={query}
        gone={{ title: t('gone.title'), text: t('gone.text'), action: t('form.back') }}
        skeleton={<DetailSkeleton />}
      />
    )
  }
  const { name, sku, category, price, available, description, images, variants, createdAt } = product
  return (
    <DetailPanel
      {...panel}
      name={name}
      actions={
        can.change && (
          <IconButton aria-label={t('actions.edit')} onClick={() => onSearchChange({ edit: id })} sx={{ p: 1.25 }}>
            <Icon icon={penIcon} size={24} />
          </IconButton>
        )
      }
    >
      <Gallery name={name} images={images} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
        <Typography variant="h3" component="p" sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}>
          <bdi>{formatExactMoney(price, i18n.language)}</bdi>
        </Typography>
        <Stock available={available} />
      </Box>
      {can.change ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('fields.publish')}
            value={product.publish}
            onChange={(_, state) => state && publish([product], state)}
          >
            {publishStates.map((state) => (
              <ToggleButton key={state} value={state} sx={{ px: 1.5, minHeight: 40 }}>
                {t(`states.${state}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Box sx={{ flexGrow: 1 }} />
          {can.delete && (
            <IconButton aria-label={t('actions.delete')} onClick={() => onDelete([product])} sx={{ p: 1.25 }}>
              <Icon icon={trashIcon} size={24} />
            </IconButton>
          )}
        </Box>
      ) : (
        <Label color={stateColor[product.publish]} sx={{ mt: 2 }}>
          {t(`states.${product.publish}`)}
        </Label>
      )}
      {description && (
        <Typography dir="auto" sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <Facts>
        <dt>{t('fields.sku')}</dt>
        <dd>
          <bdi>{sku}</bdi>
        </dd>
        <dt>{t('fields.category')}</dt>
        <dd>{t(`categories.${category}`)}</dd>
        <dt>{t('fields.createdAt')}</dt>
        <dd>{formatDate(createdAt, i18n.language)}</dd>
      </Facts>
      {variants.length > 0 && <Variants variants={variants} />}
    </DetailPanel>
  )
}

/** The pictures, the chosen one large; a thumbnail each, by arrow keys too. */
function Gallery({ name, images }: Pick<Product, 'name' | 'images'>) {
  const { t, i18n } = useTranslation('products')
  const [chosen, setChosen] = useState(0)
  const id = useId()
  // One may have been removed meanwhile.
  const at = Math.min(chosen, Math.max(0, images.length - 1))
  const number = (value: number) => formatNumber(value, i18n.language)
  const nameOf = (index: number) => t('image', { number: number(index + 1), total: number(images.length) })
  if (images.length === 0) {
    return (
      <Stage sx={{ color: 'text.disabled' }}>
        <Icon icon={pictureIcon} size={48} role="img" aria-label={t('noImages')} />
      </Stage>
    )
  }
  const several = images.length > 1
  return (
    <>
      <Stage id={`${id}-panel`} {...(several && { role: 'tabpanel', 'aria-labelledby': `${id}-${at}` })}>
        <img
          src={assetUrl(images[at] ?? '')}
          alt={several ? nameOf(at) : name}
          width={480}
          height={480}
          decoding="async"
        />
      </Stage>
      {several && (
        <Thumbnails
          value={at}
          variant="scrollable"
          scrollButtons={false}
          selectionFollowsFocus
          aria-label={t('fields.images')}
          onChange={(_, index) => setChosen(index)}
        >
          {images.map((image, index) => (
            <Tab
              key={image}
              value={index}
              id={`${id}-${index}`}
              aria-controls={`${id}-panel`}
              aria-label={nameOf(index)}
              icon={<img src={assetUrl(image)} alt="" width={64} height={64} loading="lazy" />}
            />
          ))}
        </Thumbnails>
      )}
    </>
  )
}

function Variants({ variants }: { variants: Variant[] }) {
  const { t, i18n } = useTranslation('products')
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t('variantCount', { count: variants.length })}
      </Typography>
      <Lines>
        {variants.map(({ sku, color, size, price, available }) => (
          <li key={sku}>
            <Swatch color={color} />
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>
                {color && t(`colors.${color}`)}
                {color && size && ' · '}
                <bdi>{size}</bdi>
              </Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                <bdi>{sku}</bdi>
              </Typography>
            </Box>
            <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.25, fontVariantNumeric: 'tabular-nums' }}>
              <Typography sx={{ fontWeight: 600 }}>
                <bdi>{formatExactMoney(price, i18n.language)}</bdi>
              </Typography>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                <Stock available={available} />
              </Typography>
            </Box>
          </li>
        ))}
      </Lines>
    </Box>
  )
}

function DetailSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '1' }} />
      <Skeleton variant="text" sx={{ mt: 2, typography: 'h3' }} width="40%" />
      <Skeleton variant="text" sx={{ mt: 2 }} />
      <Skeleton variant="text" width="80%" />
      <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />
    </div>
  )
}

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.neutral,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}))

const Thumbnails = styled(Tabs)(({ theme }) => ({
  minHeight: 0,
  // Room for the ring around the chosen one.
  margin: '4px -4px 0',
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTabs-list': { gap: 8, padding: 4 },
  '& .MuiTabs-list > .MuiTab-root': {
    minWidth: 0,
    minHeight: 0,
    margin: 0,
    padding: 0,
    borderRadius: 8,
    opacity: 0.72,
    '&:hover, &.Mui-selected': { opacity: 1 },
    '&.Mui-selected': { boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}` },
  },
  '& img': { display: 'block', margin: 0, borderRadius: 8, objectFit: 'cover' },
}))

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  marginBlockStart: 24,
  paddingBlockStart: 24,
  borderBlockStart: `1px dashed ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
}))

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, padding: '12px 16px' },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))
