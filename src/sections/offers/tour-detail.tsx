import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Rating from '@mui/material/Rating'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Tour } from '@/api/tours'
import { assetUrl } from '@/components/asset-url'
import { Label } from '@/components/label'
import { People } from '@/components/people'
import { SanitizedHtml } from '@/components/sanitized-html'
import { formatDate } from '@/utils/format-date'
import { formatNumber } from '@/utils/format-number'
import calendarIcon from '~icons/solar/calendar-bold-duotone'
import clockIcon from '~icons/solar/clock-circle-bold-duotone'
import eyeIcon from '~icons/solar/eye-bold-duotone'
import globeIcon from '~icons/solar/globus-bold-duotone'
import { Entries, Entry, Included, Part, Term, Terms, Words } from './detail-parts'
import { useDuration } from './duration-text'
import { Country } from './facts'
import { Price } from './price'
import { TourGallery } from './tour-gallery'

/** The details of a tour. */
export function TourDetail({ row }: { row: Tour }) {
  const { t, i18n } = useTranslation('offers')
  const duration = useDuration()
  const { language } = i18n
  const { name, images, available, bookers, tourGuides, ratingNumber } = row
  const rated = t('card.rating', { number: formatNumber(ratingNumber, language) })
  const guests = bookers.reduce((sum, booker) => sum + booker.guests, 0)
  return (
    <>
      <TourGallery title={name} pictures={images} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
        <Typography variant="h3" component="p">
          <Price tour={row} />
        </Typography>
        {row.priceSale > 0 && <Label color="error">{t('card.onSale')}</Label>}
        <Box sx={{ flexGrow: 1 }} />
        {ratingNumber > 0 ? (
          <>
            <Rating readOnly size="small" value={ratingNumber} precision={0.1} getLabelText={() => rated} />
            <span aria-hidden>{formatNumber(ratingNumber, language)}</span>
          </>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t('card.unrated')}</Typography>
        )}
      </Box>
      <Terms>
        <Term icon={globeIcon} name={t('fields.destination')}>
          <Country code={row.destination} />
        </Term>
        <Term icon={clockIcon} name={t('fields.durations')}>
          <bdi>{duration(row.durations)}</bdi>
        </Term>
        <Term icon={calendarIcon} name={t('fields.dates')}>
          <bdi>{formatDate(available.startDate, language)}</bdi> – <bdi>{formatDate(available.endDate, language)}</bdi>
        </Term>
        <Term icon={eyeIcon} name={t('fields.views')}>
          {formatNumber(row.totalViews, language)}
        </Term>
      </Terms>
      <Part title={t('fields.content')}>
        <SanitizedHtml html={row.content} />
        <Words sx={{ mt: 2 }}>
          {row.tags.map((tag) => (
            <Chip key={tag} label={tag} size="small" variant="soft" color="primary" />
          ))}
        </Words>
      </Part>
      {row.services.length > 0 && (
        <Part title={t('fields.services')}>
          <Included items={row.services.map((service) => t(`services.${service}`))} />
        </Part>
      )}
      {tourGuides.length > 0 && (
        <Part title={t('fields.guides')}>
          <Entries>
            {tourGuides.map(({ id, name, avatarUrl, phoneNumber }) => (
              <Entry key={id} name={name} picture={<Avatar src={assetUrl(avatarUrl)} alt="" />}>
                <Link href={`tel:${phoneNumber}`}>
                  <bdi dir="ltr">{phoneNumber}</bdi>
                </Link>
              </Entry>
            ))}
          </Entries>
        </Part>
      )}
      {bookers.length > 0 && (
        <Part title={t('card.bookers', { count: bookers.length })}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
            <People people={bookers} label={bookers.map((booker) => booker.name).join(', ')} size={36} />
            {t('card.guests', { count: guests })}
          </Box>
        </Part>
      )}
    </>
  )
}
