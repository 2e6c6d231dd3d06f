import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { currentItem, type NavSection } from '@/nav'
import { NavListItem } from './nav-list-item'

interface NavListProps {
  sections: NavSection[]
  path: string
  /** Called when a link is followed, so that a drawer closes where it was opened. */
  onFollow?: () => void
}

/** The sections of the navigation, one under the other. */
export function NavList({ sections, path, onFollow }: NavListProps) {
  const { t } = useTranslation()
  const current = currentItem(sections, path)
  return sections.map(({ subheader, items }) => (
    <Box key={subheader} sx={{ '& + &': { mt: 2 } }}>
      <Box id={`nav-${subheader}`} sx={{ typography: 'overline', px: 1.5, py: 1, color: 'var(--ark-nav-ink)' }}>
        {t(subheader as 'nav.overview')}
      </Box>
      <Box
        component="ul"
        aria-labelledby={`nav-${subheader}`}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {items.map((item) => (
          <NavListItem key={item.title} item={item} current={current} onFollow={onFollow} />
        ))}
      </Box>
    </Box>
  ))
}
