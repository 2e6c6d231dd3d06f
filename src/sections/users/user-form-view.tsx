import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { userQuery } from '@/api/users'
import { TableFailure } from '@/components/data-table/table-states'
import { EmptyState } from '@/components/empty-state'
import { Icon } from '@/components/icon'
import { PageHeader } from '@/components/page-header'
import { failureCode } from '@/utils/failure'
import backIcon from '~icons/solar/arrow-left-linear'
import { UserForm } from './user-form'
import { UserFormSkeleton } from './user-form-skeleton'

interface UserFormViewProps {
  /** The user who is edited; without it a new one is written. */
  id: string | undefined
  /** A person came from the list, so the keyboard goes on here. */
  moved: boolean
  /** With true where the form is done with. */
  onClose: (done: boolean) => void
}

/** The form of a user, in place of the list. */
export function UserFormView({ id, moved, onClose }: UserFormViewProps) {
  const { t } = useTranslation('users')
  const back = useRef<HTMLButtonElement>(null)
  const { data: user, error, isPending, isFetching, refetch } = useQuery({ ...userQuery(id ?? ''), enabled: !!id })
  // Once the form stands it stays, with what was typed, whatever a later call meets.
  const failed = !user && error
  const gone = failureCode(failed) === 'not-found'
  useEffect(() => {
    if (moved) back.current?.focus()
  }, [moved])
  return (
    <>
      <Button
        ref={back}
        color="inherit"
        startIcon={<Icon icon={backIcon} flip />}
        onClick={() => onClose(false)}
        sx={{ mb: 1, ml: -1 }}
      >
        {t('form.back')}
      </Button>
      <PageHeader
        title={id ? (user?.name ?? t('form.edit')) : t('new')}
        caption={t(id ? 'form.editCaption' : 'form.newCaption')}
      />
      {gone ? (
        <Card>
          <EmptyState character={4} title={t('gone.title')} text={t('gone.text')}>
            <Button variant="contained" onClick={() => onClose(false)}>
              {t('form.back')}
            </Button>
          </EmptyState>
        </Card>
      ) : failed ? (
        <Card>
          <TableFailure failure={failed} loading={isFetching} onRetry={refetch} />
        </Card>
      ) : id && isPending ? (
        <UserFormSkeleton />
      ) : (
        <UserForm user={user} onClose={onClose} />
      )}
    </>
  )
}
