import { Fragment, type ReactNode, Suspense } from 'react'
import type * as z from 'zod/mini'
import { RouterButton } from '@/components/router-link'
import { type PageProps, type recordParams, searchLink } from './page-search'
import { ReadOnly } from './read-only'
import type { RecordFormProps } from './record-form-page'
import { RecordFormSkeleton } from './records-skeleton'
import { usePlace } from './use-place'

interface ListOrFormProps extends PageProps<z.output<z.ZodMiniObject<typeof recordParams>>> {
  /** False for a role that may only read: in place of the form it is told so. */
  canChange: boolean
  /** The label of its link back to the list. */
  back: string
  form: (props: RecordFormProps) => ReactNode
  /** Placeholder while the form's chunk loads. */
  skeleton?: ReactNode
  /** The list, which the form replaces. */
  children: (place: ReturnType<typeof usePlace>) => ReactNode
}

/** A page of records: the list, or in its place the form that the URL asks for (`recordParams`). */
export function ListOrForm({
  search,
  onSearchChange,
  canChange,
  back,
  form,
  skeleton = <RecordFormSkeleton />,
  children,
}: ListOrFormProps) {
  const place = usePlace(search)
  const closed = { new: undefined, edit: undefined }
  if (!search.new && !search.edit) return children(place)
  if (!canChange) {
    return (
      <ReadOnly level={1}>
        <RouterButton {...searchLink(closed)} variant="contained">
          {back}
        </RouterButton>
      </ReadOnly>
    )
  }
  return (
    <Suspense fallback={skeleton}>
      <Fragment key={search.edit}>
        {form({
          id: search.edit,
          moved: place.moved,
          // Back must not lead to a form that is completed.
          onClose: (done) => onSearchChange(closed, { replace: done }),
        })}
      </Fragment>
    </Suspense>
  )
}
