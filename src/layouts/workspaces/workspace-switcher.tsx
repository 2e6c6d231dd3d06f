import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useRouter } from '@tanstack/react-router'
import { memo, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { lazyPart } from '@/components/lazy-part'
import { ellipsis } from '@/theme/ellipsis'
import caretIcon from '~icons/solar/alt-arrow-down-linear'
import { chooseWorkspace, useWorkspaces } from './workspace-choice'

const WorkspaceMenu = lazyPart(() => import('./workspace-menu'), 'WorkspaceMenu', { ahead: true })

/** The current workspace and the menu of the others; renders nothing without workspaces. */
export const WorkspaceSwitcher = memo(function WorkspaceSwitcher({ user }: { user: User | undefined }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  // Once opened the menu stays mounted, so that it can animate closing.
  const [open, setOpen] = useState<boolean>()
  const { query, all, chosen } = useWorkspaces(!!user)
  const { data, isError, refetch } = query
  const router = useRouter()
  if (data && !chosen) return null

  return (
    <>
      <Switcher
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open ?? false}
        onPointerEnter={WorkspaceMenu.preload}
        onFocus={WorkspaceMenu.preload}
        onClick={() => {
          if (isError) refetch()
          setOpen(true)
        }}
      >
        <span style={isError ? undefined : visuallyHidden}>{t('workspaces.button')} </span>
        {chosen ? (
          <>
            <img src={assetUrl(chosen.logo)} alt="" width={24} height={24} />
            <span className="name">{chosen.name}</span>{' '}
            <Label color={chosen.plan === 'Pro' ? 'info' : 'default'}>{t(`workspaces.plans.${chosen.plan}`)}</Label>
          </>
        ) : (
          !isError && (
            <>
              <Skeleton variant="circular" width={24} height={24} />
              <Skeleton width={112} />
            </>
          )
        )}
        <Box component={Icon} icon={caretIcon} size={16} sx={{ color: 'text.secondary' }} />
      </Switcher>
      <Suspense>
        {open !== undefined && (
          <WorkspaceMenu
            open={open && all.length > 0}
            anchor={() => button.current}
            workspaces={all}
            chosen={chosen}
            onChoose={async ({ id }) => {
              setOpen(false)
              if (id === chosen?.id) return
              // An open record is not in the other workspace. Unsaved changes may keep the user here.
              await router.navigate({ to: '.', search: {}, state: { workspace: id }, replace: true })
              if (router.latestLocation.state.workspace === id) chooseWorkspace(id)
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    workspace?: string
  }
}

const Switcher = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.subtitle2,
  height: 40,
  minWidth: 0,
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1),
  borderRadius: theme.vars.shape.borderRadius,
  '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
  '& > img': { borderRadius: '50%' },
  '& > .name': ellipsis,
}))
