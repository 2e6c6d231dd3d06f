import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Rating from '@mui/material/Rating'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type ToursSearch, tourGuidesOf, tourServices, tours } from '@/api/tours'
import { assetUrl } from '@/components/asset-url'
import { lazyPart } from '@/components/lazy-part'
import type { OnSearchChange } from '@/components/records/page-search'
import { byCountryName } from '@/utils/countries'
import { invalidDay } from '@/utils/days'
import { CheckFilter, FilterGroup } from './filter-fields'
import { useFilterText } from './filter-text'
import type { OffersSearch } from './offers-search'

const DatePicker = lazyPart(() => import('@/components/form/date-picker'), 'DatePicker')

const ratings = [4.5, 4, 3.5]

interface TourFiltersProps {
  search: ToursSearch
  onSearchChange: OnSearchChange<OffersSearch>
}

/** The filters of tours. */
export function TourFilters({ search, onSearchChange }: TourFiltersProps) {
  const { t, i18n } = useTranslation('offers')
  const textOf = useFilterText()
  const { data } = useQuery(tours.list({ pageSize: 1000 }))
  const all = data?.data ?? []
  const countries = byCountryName(
    [...all.map((tour) => tour.destination), ...(search.destination ?? [])],
    i18n.language,
  )
  const guides = tourGuidesOf(all, i18n.language)
  const { guide = '', rating, from, to } = search
  const shownRatings = rating === undefined || ratings.includes(rating) ? ratings : [rating, ...ratings]

  function chooseDay(name: 'from' | 'to', day: string | null) {
    // Incomplete input changes nothing.
    if (day !== invalidDay) onSearchChange({ [name]: day ?? undefined, page: 1 })
  }

  return (
    <>
      <FilterGroup title={t('fields.dates')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 2, mt: 2 }}>
          <Suspense fallback={[0, 1].map((key) => <Skeleton key={key} variant="rounded" height={40} />)}>
            <DatePicker
              clearable
              size="small"
              label={t('fields.from')}
              value={from ?? null}
              onChange={(day) => chooseDay('from', day)}
              max={to}
            />
            <DatePicker
              clearable
              size="small"
              label={t('fields.to')}
              value={to ?? null}
              onChange={(day) => chooseDay('to', day)}
              min={from}
            />
          </Suspense>
        </Box>
      </FilterGroup>
      <FilterGroup title={t('fields.guide')}>
        <TextField
          select
          fullWidth
          size="small"
          value={guide}
          onChange={({ target }) => onSearchChange({ guide: target.value || undefined, page: 1 })}
          slotProps={{
            select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': t('fields.guide') } },
          }}
        >
          <MenuItem value="">{t('filters.anyGuide')}</MenuItem>
          {guide && !guides.some(({ name }) => name === guide) && <MenuItem value={guide}>{guide}</MenuItem>}
          {guides.map(({ name, avatarUrl }) => (
            <MenuItem key={name} value={name}>
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <Avatar src={assetUrl(avatarUrl)} alt="" sx={{ width: 24, height: 24 }} />
                {name}
              </Box>
            </MenuItem>
          ))}
        </TextField>
      </FilterGroup>
      <FilterGroup title={t('fields.rating')}>
        <RadioGroup
          aria-label={t('fields.rating')}
          value={rating ?? ''}
          onChange={(_, value) => onSearchChange({ rating: value ? Number(value) : undefined, page: 1 })}
        >
          <FormControlLabel value="" control={<Radio size="small" />} label={t('filters.anyRating')} />
          {shownRatings.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio size="small" />}
              label={
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <Box component="span" aria-hidden sx={{ display: 'flex' }}>
                    <Rating readOnly size="small" value={value} precision={0.1} />
                  </Box>
                  {textOf({ name: 'rating', value: String(value) })}
                </Box>
              }
            />
          ))}
        </RadioGroup>
      </FilterGroup>
      <CheckFilter
        countries
        title={t('fields.destination')}
        name="destination"
        options={countries}
        value={search.destination}
        onSearchChange={onSearchChange}
      />
      <CheckFilter
        title={t('fields.services')}
        name="services"
        options={tourServices}
        value={search.services}
        onSearchChange={onSearchChange}
      />
    </>
  )
}
