import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '@/api/workspaces'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { useCloseOnNavigation } from '@/components/side-drawer'
import { ellipsis } from '@/theme/ellipsis'
import checkIcon from '~icons/solar/check-circle-bold'

interface WorkspaceMenuProps {
  open: boolean
  /** Returns the anchor button. */
  anchor: () => Element | null
  workspaces: Workspace[]
  chosen: Workspace | undefined
  onChoose: (workspace: Workspace) => void
  onClose: () => void
}

/** The workspaces with their plans; one of them is selected. */
export function WorkspaceMenu({ open, anchor, workspaces, chosen, onChoose, onClose }: WorkspaceMenuProps) {
  const { t } = useTranslation()
  useCloseOnNavigation(open, onClose)
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('workspaces.menu') }, paper: { sx: { mt: 1, width: 264 } } }}
    >
      {workspaces.map((workspace) => {
        const selected = workspace.id === chosen?.id
        return (
          <MenuItem
            key={workspace.id}
            role="menuitemradio"
            aria-checked={selected}
            selected={selected}
            onClick={() => onChoose(workspace)}
            sx={{ minHeight: 48, gap: 1.5 }}
          >
            <img src={assetUrl(workspace.logo)} alt="" width={28} height={28} style={{ borderRadius: '50%' }} />
            <Name>{workspace.name}</Name>{' '}
            <Label color={workspace.plan === 'Pro' ? 'info' : 'default'}>
              {t(`workspaces.plans.${workspace.plan}`)}
            </Label>
            <Icon icon={checkIcon} style={{ visibility: selected ? 'visible' : 'hidden' }} />
          </MenuItem>
        )
      })}
    </Menu>
  )
}

const Name = styled('span')({ flexGrow: 1, ...ellipsis })
