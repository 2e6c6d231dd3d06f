import Autocomplete from '@mui/material/Autocomplete'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { contacts } from '@/api/contacts'
import { email } from '@/api/fields'
import { type FileItem, files, type Shared } from '@/api/files'
import { assetUrl } from '@/components/asset-url'
import { EmailText } from '@/components/email-text'
import { Icon } from '@/components/icon'
import { folded } from '@/utils/find-text'
import removeIcon from '~icons/solar/trash-bin-trash-linear'
import { PermissionField } from './permission-field'
import { useFileChanges } from './use-file-changes'

type Person = Pick<Shared, 'name' | 'email' | 'avatarUrl'>

interface ShareDialogProps {
  file: FileItem
  onClose: () => void
}

/** The users who may view or edit a file. */
export function ShareDialog({ file, onClose }: ShareDialogProps) {
  const { t } = useTranslation('files')
  const title = useId()
  const { share } = useFileChanges()
  const { data: held = file } = useQuery(files.record(file.id))
  const { data: known } = useQuery(contacts.list())
  const [person, setPerson] = useState<Person | string | null>(null)
  const [permission, setPermission] = useState<Shared['permission']>('view')
  const [fault, setFault] = useState<string>()
  const people = (known?.data ?? []).flatMap(({ name, email, avatarUrl }): Person[] =>
    email ? [{ name, email, avatarUrl }] : [],
  )
  const { name, shared } = held

  function add(event: FormEvent) {
    event.preventDefault()
    const found = typeof person === 'string' ? personOf(person, people) : person
    if (!found) return setFault(t('share.email'))
    if (shared.some((other) => other.email === found.email)) return setFault(t('share.already'))
    setFault(undefined)
    setPerson(null)
    share(held, [...shared, { ...found, permission }], t('said.shared', { name, person: found.name }))
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{t('share.title', { name })}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          noValidate
          onSubmit={add}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, pt: 1 }}
        >
          <Autocomplete<Person, false, false, true>
            freeSolo
            autoSelect
            options={people.filter((contact) => !shared.some((other) => other.email === contact.email))}
            getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
            getOptionKey={(option) => (typeof option === 'string' ? option : option.email)}
            value={person}
            onChange={(_, chosen) => {
              setPerson(chosen)
              setFault(undefined)
            }}
            renderOption={({ key, ...props }, option) => (
              <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
                <Avatar src={assetUrl(option.avatarUrl)} alt="" sx={{ width: 32, height: 32 }} />
                {option.name}
              </Box>
            )}
            renderInput={(params) => (
              <TextField {...params} size="small" label={t('share.person')} error={!!fault} helperText={fault} />
            )}
            sx={{ flex: '1 1 220px' }}
          />
          <PermissionField label={t('share.permission')} value={permission} onChange={setPermission} />
          <Button type="submit" variant="contained" sx={{ minHeight: 40 }}>
            {t('share.add')}
          </Button>
        </Box>
        <Typography variant="subtitle2" component="h3" sx={{ mt: 3, mb: 1 }}>
          {t('share.people')}
        </Typography>
        {shared.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('share.nobody')}</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {shared.map((other) => (
            <Box
              component="li"
              key={other.email}
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56 }}
            >
              <Avatar src={other.avatarUrl ? assetUrl(other.avatarUrl) : undefined} alt="" />
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography>{other.name}</Typography>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  <EmailText>{other.email}</EmailText>
                </Typography>
              </Box>
              <PermissionField
                label={t('share.permissionOf', { name: other.name })}
                hiddenLabel
                value={other.permission}
                onChange={(permission) =>
                  share(
                    held,
                    shared.map((one) => (one.email === other.email ? { ...one, permission } : one)),
                    t('said.permission', { person: other.name, permission: t(`share.${permission}`) }),
                  )
                }
              />
              <IconButton
                aria-label={t('share.remove', { name: other.name })}
                onClick={() =>
                  share(
                    held,
                    shared.filter((one) => one.email !== other.email),
                    t('said.unshared', { name, person: other.name }),
                  )
                }
              >
                <Icon icon={removeIcon} />
              </IconButton>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="soft" onClick={onClose}>
          {t('share.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The contact with that name, or an unknown user by e-mail address. */
function personOf(typed: string, people: Person[]): Person | undefined {
  const text = typed.trim()
  const contact = people.find(({ name }) => folded(name) === folded(text))
  if (contact) return contact
  const address = z.safeParse(email, text).data
  return address ? { name: address, email: address, avatarUrl: '' } : undefined
}
