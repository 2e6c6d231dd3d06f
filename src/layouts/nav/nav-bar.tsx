import { styled } from '@mui/material/styles'
import type { ElementType, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { currentItem, type NavSection } from '@/nav'
import { List } from './fold'
import { moveFocus } from './move-focus'
import { NavBarItem } from './nav-bar-item'
import { useSubmenus } from './use-submenus'

interface NavBarProps {
  sections: NavSection[]
  path: string
  orientation: 'horizontal' | 'vertical'
  /** How an item of the bar looks. */
  look: ElementType
}

/** The sections in a row or a column, with the items of groups in submenus at their side: a disclosure navigation. */
export function NavBar({ sections, path, orientation, look }: NavBarProps) {
  const { t } = useTranslation()
  const submenus = useSubmenus(path)
  const current = currentItem(sections, path)
  return (
    <Sections
      ref={submenus.root as never}
      data-orientation={orientation}
      {...submenus.barProps}
      onKeyDown={(event: KeyboardEvent) => moveFocus(event, orientation)}
    >
      {sections.map(({ subheader, items }, index) => (
        <List key={subheader} aria-label={t(subheader as 'nav.overview')} data-bar>
          {items.map((item, position) => (
            <NavBarItem
              key={item.title}
              id={`${index}-${position}`}
              item={item}
              current={current}
              submenus={submenus}
              look={look}
              side={orientation === 'horizontal' ? 'below' : 'beside'}
            />
          ))}
        </List>
      ))}
    </Sections>
  )
}

const Sections = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  '&[data-orientation="vertical"]': { flexDirection: 'column' },
  '& > ul': { display: 'flex', flexDirection: 'inherit', gap: theme.spacing(0.5) },
  '& > ul + ul': {
    '--line': '1px solid var(--ark-nav-border)',
    borderInlineStart: 'var(--line)',
    paddingInlineStart: theme.spacing(1),
  },
  '&[data-orientation="vertical"] > ul + ul': {
    borderInlineStart: 0,
    borderBlockStart: 'var(--line)',
    padding: theme.spacing(1, 0, 0),
  },
  '& .caret': { display: 'flex' },
}))
