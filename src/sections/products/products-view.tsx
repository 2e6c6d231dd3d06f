import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { publishStates } from '@/api/fields'
import { type Product, products } from '@/api/products'
import { productCategories, stockStates } from '@/api/products-search'
import { useCan } from '@/auth/use-can'
import { ChoiceFilter } from '@/components/data-table/choice-filter'
import { DataTable } from '@/components/data-table/data-table'
import { ExportMenu } from '@/components/data-table/export-menu'
import { saveCsv } from '@/components/data-table/save-csv'
import { NothingFound } from '@/components/data-table/table-states'
import { EmptyState } from '@/components/empty-state'
import { useFocusBack, useFocusIfGone } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import { ListOrForm } from '@/components/records/list-or-form'
import type { PageProps } from '@/components/records/page-search'
import { RecordsToolbar } from '@/components/records/records-toolbar'
import { recordMark } from '@/components/records/use-place'
import { RouterButton } from '@/components/router-link'
import addIcon from '~icons/solar/add-circle-bold'
import { stateColor, useProductChanges } from './product-parts'
import { type ProductsSearch, productsPage } from './products-search'
import { useProductColumns } from './use-product-columns'

const ProductDetail = lazyPart(() => import('./product-detail'), 'ProductDetail')
const ProductForm = lazyPart(() => import('./product-form'), 'ProductForm')

const csvFile = 'products.csv'

/** Products: the list with the details of one beside it, or in its place the form of one. */
export function ProductsView(page: PageProps<ProductsSearch>) {
  const { t } = useTranslation('products')
  const can = useCan('products')
  return (
    <ListOrForm {...page} canChange={can.change} back={t('form.back')} form={(props) => <ProductForm {...props} />}>
      {(place) => <List {...page} {...place} />}
    </ListOrForm>
  )
}

interface ListProps extends PageProps<ProductsSearch> {
  /** True if the details that are open have changed. */
  moved: boolean
  /** The id of the product whose form replaced the list, or `new`. */
  from: string | undefined
}

function List({ search, onSearchChange, moved, from }: ListProps) {
  const { t } = useTranslation('products')
  const shell = useTranslation().t
  const panel = useId()
  const columns = useProductColumns()
  const { publish, remove } = useProductChanges()
  const can = useCan('products')
  const { id, category = [], stock = [] } = search
  const list = useQuery(products.list(search))
  const rows = list.data?.data ?? []
  const total = list.data?.total ?? 0
  const clear = () => onSearchChange(productsPage.cleared)
  useFocusBack(from)
  useFocusIfGone(from, list.data?.data, () => document.getElementById(panel))
  const without = <V extends string>(values: readonly V[], value: V) => {
    const rest = values.filter((other) => other !== value)
    return rest.length > 0 ? rest : undefined
  }
  const add = can.change && (
    <RouterButton
      {...productsPage.link({ new: true, id: undefined })}
      {...recordMark('new')}
      variant="contained"
      onPointerEnter={ProductForm.preload}
      onFocus={ProductForm.preload}
      startIcon={<Icon icon={addIcon} />}
    >
      {t('new')}
    </RouterButton>
  )
  const drop = (rows: Product[]) => {
    if (rows.some((row) => row.id === id)) onSearchChange({ id: undefined })
    remove(rows)
  }
  const bulkActions = (rows: Product[]) => (
    <>
      {can.change && (
        <>
          <Button onClick={() => publish(rows, 'published')}>{t('actions.published')}</Button>
          <Button onClick={() => publish(rows, 'draft')}>{t('actions.draft')}</Button>
        </>
      )}
      <Button onClick={() => saveCsv(csvFile, columns, rows)}>CSV</Button>
      {can.delete && (
        <Button color="error" onClick={() => drop(rows)}>
          {t('actions.delete')}
        </Button>
      )}
    </>
  )
  const rowActions = (row: Product) => {
    const other = row.publish === 'draft' ? 'published' : 'draft'
    return [
      <MenuItem key="open" onClick={() => onSearchChange({ id: row.id })}>
        {t('actions.open')}
      </MenuItem>,
      can.change && (
        <MenuItem key="edit" onClick={() => onSearchChange({ edit: row.id })}>
          {t('actions.edit')}
        </MenuItem>
      ),
      can.change && (
        <MenuItem key="publish" onClick={() => publish([row], other)}>
          {t(`actions.${other}`)}
        </MenuItem>
      ),
      can.delete && <Divider key="divider" />,
      can.delete && (
        <MenuItem key="delete" sx={{ color: 'error.ink' }} onClick={() => drop([row])}>
          {t('actions.delete')}
        </MenuItem>
      ),
    ]
  }

  return (
    <>
      <PageHeader title={shell('nav.products')}>{add}</PageHeader>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: id ? 'minmax(0, 1fr) minmax(0, 400px)' : 'minmax(0, 1fr)' },
        }}
      >
        <Card sx={{ overflow: 'visible', minWidth: 0, alignSelf: 'start' }}>
          <RecordsToolbar
            search={search}
            onSearchChange={onSearchChange}
            onClear={clear}
            tabs={{
              field: 'publish',
              label: t('fields.publish'),
              all: t('states.all'),
              options: publishStates.map((value) => ({
                value,
                label: t(`states.${value}`),
                color: stateColor[value],
              })),
            }}
            counts={list.data?.counts}
            panel={panel}
            searchLabel={t('search')}
            columns={columns}
            filters={[
              ...category.map((value) => ({
                id: value,
                label: t(`categories.${value}`),
                onDelete: () => onSearchChange({ category: without(category, value), page: 1 }),
              })),
              ...stock.map((value) => ({
                id: value,
                label: t(`stock.${value}`),
                onDelete: () => onSearchChange({ stock: without(stock, value), page: 1 }),
              })),
            ]}
          >
            <ChoiceFilter
              label={t('fields.category')}
              options={productCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
              value={category}
              onChange={(category) => onSearchChange({ category, page: 1 })}
            />
            <ChoiceFilter
              label={t('fields.available')}
              options={stockStates.map((value) => ({ value, label: t(`stock.${value}`) }))}
              value={stock}
              onChange={(stock) => onSearchChange({ stock, page: 1 })}
            />
            <ExportMenu
              file={csvFile}
              columns={columns}
              rows={rows}
              total={total}
              pageQuery={(page) => products.list({ ...search, ...page })}
              texts={{
                page: t('export.page', { count: rows.length }),
                all: t('export.all', { count: total }),
                saved: (count) => t('said.exported', { count }),
              }}
            />
          </RecordsToolbar>
          <DataTable
            id={panel}
            name={shell('nav.products')}
            columns={columns}
            list={list}
            search={search}
            onSearchChange={onSearchChange}
            nameOf={({ name }) => name}
            current={id}
            bulkActions={bulkActions}
            rowActions={rowActions}
            empty={
              productsPage.isNarrowed(search) ? (
                <NothingFound onClear={clear} />
              ) : (
                <EmptyState character={5} title={t('emptyTitle')} text={t('emptyText')}>
                  {add}
                </EmptyState>
              )
            }
          />
        </Card>
        <Suspense>
          {id && <ProductDetail key={id} id={id} focus={moved} onSearchChange={onSearchChange} onDelete={drop} />}
        </Suspense>
      </Box>
    </>
  )
}
