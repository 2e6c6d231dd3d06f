import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/icon'
import { PageHeader } from '@/components/page-header'
import backIcon from '~icons/solar/alt-arrow-left-linear'
import { LoadFailure } from './load-failure'
import { RecordFormSkeleton } from './records-skeleton'

/** The props of a form that replaces a list. */
export interface RecordFormProps {
  /** The id of the record to edit; undefined for a new one. */
  id: string | undefined
  /** True if the user came from the list, so that the form takes the focus. */
  moved: boolean
  /** `done` is true if no typed text would be lost. */
  onClose: (done: boolean) => void
}

interface RecordFormPageProps {
  title: string
  caption: string
  /** The label of the button back to the list. */
  back: string
  /** The texts if the record does not exist. */
  gone: { title: string; text: string }
  /** The query of the record to edit; undefined for a new one. */
  record: { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown } | undefined
  /** Placeholder in the shape of the form. */
  skeleton?: ReactNode
  /** True if the user came from the list, so that the form takes the focus. */
  moved: boolean
  onBack: () => void
  /** The form. */
  children: ReactNode
}

/** The way back to the list, above the heading of what replaces it. */
export const backLink = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  width: 'fit-content',
  minHeight: { xs: 44, sm: 24 },
  mb: 1,
  fontWeight: 500,
  displayPrint: 'none',
}

/** The page of a form that replaces a list: back button, heading, and the form once its record has loaded. */
export function RecordFormPage(props: RecordFormPageProps) {
  const { title, caption, back, gone, record, skeleton = <RecordFormSkeleton />, moved, onBack, children } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (moved) button.current?.focus()
  }, [moved])
  return (
    <>
      <Link
        ref={button}
        component="button"
        type="button"
        color="textSecondary"
        underline="hover"
        onClick={onBack}
        sx={backLink}
      >
        <Icon icon={backIcon} size={16} flip />
        {back}
      </Link>
      <PageHeader title={title} caption={caption} />
      {/* Once mounted, the form stays with its typed text, even if a later request fails. */}
      {!record || record.data ? (
        children
      ) : record.error ? (
        <Card>
          <LoadFailure
            failure={record.error}
            loading={record.isFetching}
            onRetry={record.refetch}
            gone={{
              ...gone,
              back: (
                <Button variant="contained" onClick={onBack}>
                  {back}
                </Button>
              ),
            }}
          />
        </Card>
      ) : (
        skeleton
      )}
    </>
  )
}
