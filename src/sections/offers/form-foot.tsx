import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { FormButton } from '@/components/form/form-button'

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
