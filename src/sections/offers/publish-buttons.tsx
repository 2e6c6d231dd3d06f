import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { FormButton } from '@/components/form/form-button'
import { FormFoot } from '@/components/form/form-card'

interface PublishButtonsProps {
  /** It is published already. */
  published: boolean
  onCancel: () => void
}

/** The buttons of the form, which decide whether to publish. */
export function PublishButtons({ published, onCancel }: PublishButtonsProps) {
  const { t } = useTranslation('offers')
  return (
    <FormFoot>
      <Button color="inherit" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
      <FormButton value="draft" variant="soft" color="inherit">
        {t('form.draft')}
      </FormButton>
      <FormButton value="published">{published ? t('form.save') : t('form.publish')}</FormButton>
    </FormFoot>
  )
}
