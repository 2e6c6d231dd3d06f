import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { newPostSchema, type Post, posts } from '@/api/posts'
import { sessionQuery } from '@/auth/session-query'
import { Form } from '@/components/form/form'
import { FormAutocomplete } from '@/components/form/form-autocomplete'
import { FormButton } from '@/components/form/form-button'
import { FormFoot } from '@/components/form/form-card'
import { FormText } from '@/components/form/form-text'
import { lazyPart } from '@/components/lazy-part'
import { RecordFormPage, type RecordFormProps } from '@/components/records/record-form-page'
import { useRecordChanges } from '@/components/records/use-record-changes'
import { sortedTexts } from '@/utils/sorted-texts'
import { PostFormSkeleton } from './blog-skeleton'
import { CoverField, covers } from './cover-field'
import { RichTextField } from './rich-text-field'

const PreviewDialog = lazyPart(() => import('./preview-dialog'), 'PreviewDialog')

// The buttons set `publish`.
const postFormSchema = z.omit(newPostSchema, { id: true, publish: true })
type PostValues = z.infer<typeof postFormSchema>

interface PostFormProps extends RecordFormProps {
  onSaved: (id: string) => void
}

/** The form of a post; it replaces the list. */
export function PostForm({ id, moved, onClose, onSaved }: PostFormProps) {
  const { t, i18n } = useTranslation('blog')
  const record = useQuery(posts.record(id))
  // Tags of other posts are suggested; without them the field still works.
  const all = useQuery(posts.list({ pageSize: 1000 }))
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  const close = () => onClose(false)
  return (
    <RecordFormPage
      title={t(id ? 'edit' : 'new')}
      caption={t(id ? 'form.editCaption' : 'form.newCaption')}
      back={t('back')}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
      record={id ? record : undefined}
      skeleton={<PostFormSkeleton />}
      moved={moved}
      onBack={close}
    >
      <Fields
        post={record.data}
        author={{ name: user?.displayName ?? '', avatarUrl: user?.photoURL ?? '' }}
        tags={sortedTexts(all.data?.data.flatMap(({ tags }) => tags) ?? [], i18n.language)}
        onCancel={close}
        onSaved={onSaved}
      />
    </RecordFormPage>
  )
}

interface FieldsProps {
  post: Post | undefined
  /** The author of a new post. */
  author: Post['author']
  /** Suggestions. */
  tags: string[]
  onCancel: () => void
  onSaved: (id: string) => void
}

function Fields({ post, author, tags, onCancel, onSaved }: FieldsProps) {
  const { t } = useTranslation('blog')
  const { save } = useRecordChanges(posts)
  const [values] = useState<PostValues>(() =>
    post
      ? z.parse(postFormSchema, post)
      : { title: '', description: '', content: '', coverUrl: covers[0] ?? '', tags: [], author },
  )

  async function send(typed: PostValues, intent: string) {
    const publish = intent === 'draft' ? ('draft' as const) : ('published' as const)
    let id = post?.id
    await save(
      post,
      { ...typed, publish },
      t(`said.${post?.publish === publish ? 'saved' : publish}`, { name: typed.title }),
      async (body) => {
        const created = await posts.create(body)
        id = created.id
        return created
      },
    )
    if (id) onSaved(id)
  }

  return (
    <Form schema={postFormSchema} values={values} onSubmit={send}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' },
        }}
      >
        <Card sx={{ display: 'grid', gap: 3, p: 'var(--ark-card-padding)', overflow: 'visible' }}>
          <FormText name="title" label={t('form.title')} required />
          <FormText
            name="description"
            label={t('form.description')}
            multiline
            minRows={2}
            helperText={t('form.descriptionHint')}
          />
          <RichTextField name="content" label={t('form.content')} placeholder={t('form.placeholder')} />
        </Card>
        <Card sx={{ display: 'grid', gap: 3, p: 'var(--ark-card-padding)' }}>
          <CoverField name="coverUrl" label={t('form.cover')} />
          <FormAutocomplete
            multiple
            free
            name="tags"
            label={t('form.tags')}
            helperText={t('form.tagsHint')}
            options={tags.map((value) => ({ value, label: value }))}
          />
        </Card>
      </Box>
      <FormFoot>
        <PreviewButton createdAt={post?.createdAt} />
        <Button color="inherit" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <FormButton value="draft" variant="soft" color="inherit">
          {t('form.draft')}
        </FormButton>
        <FormButton value="published">{t(post?.publish === 'published' ? 'form.save' : 'form.publish')}</FormButton>
      </FormFoot>
    </Form>
  )
}

/** Opens the post as it will be read. */
function PreviewButton({ createdAt = new Date().toISOString() }: { createdAt: string | undefined }) {
  const { t } = useTranslation('blog')
  const { getValues } = useFormContext<PostValues>()
  // Stays mounted once opened, so that it can animate closing.
  const [shown, setShown] = useState<PostValues>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onPointerEnter={PreviewDialog.preload}
        onFocus={PreviewDialog.preload}
        onClick={() => {
          setShown(getValues())
          setOpen(true)
        }}
        sx={{ marginInlineEnd: 'auto' }}
      >
        {t('form.preview')}
      </Button>
      <Suspense>
        {shown && <PreviewDialog post={{ ...shown, createdAt }} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
