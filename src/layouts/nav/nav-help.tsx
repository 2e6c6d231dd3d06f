import { styled } from '@mui/material/styles'
import { currentItem, help } from '@/nav'
import { List } from './fold'
import { NavListItem } from './nav-list-item'

interface NavHelpProps {
  path: string
  onFollow?: (() => void) | undefined
}

// The title is enough if there is no more room.
const items = help.map(({ caption, ...item }) => item)
const sections = [{ subheader: '', items }]

/** The help pages, at the bottom of the navigation. */
export function NavHelp({ path, onFollow }: NavHelpProps) {
  if (items.length === 0) return null
  return (
    <Foot className="section">
      {/* The classes of a section: the narrow navigation styles it like the others. */}
      <div className="fold">
        <List>
          {items.map((item, position) => (
            <NavListItem
              key={item.path}
              id={`help-${position}`}
              item={item}
              parents={['']}
              current={currentItem(sections, path)}
              path={path}
              onFollow={onFollow}
            />
          ))}
        </List>
      </div>
    </Foot>
  )
}

const Foot = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 2, 0),
  'html[data-nav-layout="mini"] section > &': { paddingInline: theme.spacing(0.75) },
}))
