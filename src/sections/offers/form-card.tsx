import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButton } from '@/components/form/form-button'

interface FormCardProps {
  title: string
  text: string
  children: ReactNode
}

/** A part of a long form: what it is about beside its fields. */
export function FormCard({ title, text, children }: FormCardProps) {
  const id = useId()
  return (
    <Row role="group" aria-labelledby={id}>
      <div>
        <Typography id={id} variant="h6" component="h3">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      </div>
      <Card sx={{ p: 'var(--ark-card-padding)', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {children}
      </Card>
    </Row>
  )
}

/** Two fields side by side where there is room. */
export const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 24,
})

interface FormFootProps {
  /** It is on show already. */
  published: boolean
  onCancel: () => void
}

/** The buttons of the form, which say whether it is published. */
export function FormFoot({ published, onCancel }: FormFootProps) {
  const { t } = useTranslation('offers')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
      <Button color="inherit" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
      <FormButton value="draft" variant="soft" color="inherit">
        {t('form.draft')}
      </FormButton>
      <FormButton value="published">{published ? t('form.save') : t('form.publish')}</FormButton>
    </Box>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)', gap: theme.spacing(3) },
}))
