import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { useField } from '@/components/form/use-field'
import { formatNumber } from '@/utils/format-number'

interface PictureFieldProps {
  name: string
  label: string
  /** The options; chosen pictures are always among them. */
  pictures: readonly string[]
  /** Returns the name of a picture by its number. */
  nameOf: (number: string) => string
  /** Allows several, in order of choice, with the first as the cover. */
  multiple?: boolean
  width: number
  height: number
}

/** A form field to choose pictures. */
export function PictureField({ name, label, pictures, nameOf, multiple = false, width, height }: PictureFieldProps) {
  const { t, i18n } = useTranslation('offers')
  const { fault, value, onChange, onBlur, ref } = useField(name)
  const id = useId()
  const chosen: string[] = multiple ? (value ?? []) : [value]
  const all = [...new Set([...pictures, ...chosen])]
  const toggle = (picture: string) =>
    chosen.includes(picture) ? chosen.filter((other) => other !== picture) : [...chosen, picture]
  return (
    <Box
      role={multiple ? 'group' : 'radiogroup'}
      aria-labelledby={id}
      aria-describedby={fault ? `${id}-fault` : undefined}
    >
      <Typography id={id} variant="subtitle2" component="div" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Grid style={{ '--picture': `${width}px` }}>
        {all.map((picture, index) => {
          const place = chosen.indexOf(picture)
          return (
            <label key={picture}>
              <input
                ref={index === 0 ? ref : undefined}
                type={multiple ? 'checkbox' : 'radio'}
                name={id}
                aria-label={nameOf(formatNumber(index + 1, i18n.language))}
                aria-invalid={fault ? true : undefined}
                checked={place >= 0}
                onChange={() => onChange(multiple ? toggle(picture) : picture)}
                onBlur={onBlur}
              />
              <img src={assetUrl(picture)} alt="" width={width} height={height} loading="lazy" />
              {multiple && place >= 0 && (
                <span className="place" aria-hidden>
                  {place === 0 ? t('form.cover') : formatNumber(place + 1, i18n.language)}
                </span>
              )}
            </label>
          )
        })}
      </Grid>
      {fault && (
        <FormHelperText error id={`${id}-fault`}>
          {fault}
        </FormHelperText>
      )}
    </Box>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(var(--picture), 1fr))',
  gap: 12,
  '& > label': {
    position: 'relative',
    display: 'block',
    lineHeight: 0,
    borderRadius: 12,
    cursor: 'pointer',
    '&:has(:checked)': { boxShadow: `0 0 0 3px ${theme.vars.palette.primary.main}` },
    '&:has(:focus-visible)': { outline: '2px solid var(--ark-focus)', outlineOffset: 5 },
    '&:has([aria-invalid])': { boxShadow: `0 0 0 1px ${theme.vars.palette.error.main}` },
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& img': { width: '100%', height: 'auto', borderRadius: 12, objectFit: 'cover' },
  '& .place': {
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineStart: 8,
    minWidth: 24,
    padding: '4px 8px',
    borderRadius: 6,
    textAlign: 'center',
    ...theme.typography.caption,
    fontWeight: 700,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
}))
