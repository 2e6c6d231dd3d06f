import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Scrollbar } from '@/components/scrollbar'
import type { NavSection } from '@/nav'
import { NavList } from './nav-list'

/** The navigation at the side with its groups in place. */
export const NavVertical = memo(function NavVertical({ sections, path }: { sections: NavSection[]; path: string }) {
  const { t } = useTranslation()
  return (
    <Landmark aria-label={t('nav.main')}>
      <Scrollbar sx={{ flexGrow: 1 }}>
        <List>
          <NavList sections={sections} path={path} />
        </List>
      </Scrollbar>
    </Landmark>
  )
})

const Landmark = styled('nav')({ flexGrow: 1, minHeight: 0, display: 'flex' })

const List = styled('div')(({ theme }) => ({ padding: theme.spacing(1, 2, 2) }))
