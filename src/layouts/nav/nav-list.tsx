import { styled } from '@mui/material/styles'
import { use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { useIdleImport } from '@/components/use-idle-import'
import { textOf } from '@/i18n/text-of'
import { currentItem, type NavItem, type NavSection } from '@/nav'
import caretIcon from '~icons/solar/alt-arrow-down-linear'
import { Caret, Fold, FoldedAway, List } from './fold'
import { foldId, foldStyles, useFold } from './nav-folds'
import { NavListItem } from './nav-list-item'
import { Bar } from './use-submenus'

interface NavListProps {
  sections: NavSection[]
  path: string
  /** Called when a link is followed, so that a drawer can close. */
  onFollow?: (() => void) | undefined
}

/** The sections of the navigation in a column; each collapses by its subheader. */
export function NavList({ sections, path, onFollow }: NavListProps) {
  const current = currentItem(sections, path)
  const isBar = !!use(Bar)
  const tip = useIdleImport(() => import('./nav-tip'), isBar || hasReason(sections.flatMap(({ items }) => items)))
  return (
    <>
      {sections.map((section, index) => (
        <NavListSection
          key={section.subheader}
          id={`${index}`}
          section={section}
          current={current}
          path={path}
          onFollow={onFollow}
        />
      ))}
      {tip && <tip.default />}
    </>
  )
}

const hasReason = (items: NavItem[]): boolean =>
  items.some(({ disabled, children = [] }) => typeof disabled === 'string' || hasReason(children))

interface SectionProps extends Omit<NavListProps, 'sections'> {
  id: string
  section: NavSection
  current: NavItem | undefined
}

function NavListSection({ id, section: { subheader, items }, current, path, onFollow }: SectionProps) {
  const { t } = useTranslation()
  const listId = useId()
  const fold = { id: foldId(subheader) }
  const [open, toggle] = useFold({ ...fold, initial: true })
  const isBar = !!use(Bar)
  const title = textOf(t, subheader)
  return (
    <Section className="section" data-open={open || undefined} sx={foldStyles(fold)}>
      <Subheader
        type="button"
        className="subheader handle"
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      >
        {title}
        <Caret className="caret">
          <Icon icon={caretIcon} size={14} />
        </Caret>
      </Subheader>
      <Fold className="fold" id={listId}>
        <List aria-label={title} data-bar={isBar || undefined}>
          <FoldedAway value={!open && !isBar}>
            {items.map((item, position) => (
              <NavListItem
                key={item.title}
                id={`${id}-${position}`}
                item={item}
                parents={[subheader]}
                current={current}
                path={path}
                onFollow={onFollow}
              />
            ))}
          </FoldedAway>
        </List>
      </Fold>
    </Section>
  )
}

const Section = styled('div')({
  '& + &': { marginBlockStart: 16 },
  '& > .fold > ul': { display: 'grid', gap: 4 },
})

const Subheader = styled('button')(({ theme }) => ({
  ...theme.typography.overline,
  width: '100%',
  minHeight: 36,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  padding: theme.spacing(0.5, 1.5),
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  textAlign: 'start',
  color: 'var(--ark-nav-ink)',
  background: 'none',
  cursor: 'pointer',
  transition: 'color var(--ark-layout-transition)',
  '&:hover': { color: 'var(--ark-nav-ink-strong)' },
  '&:focus-visible': { outlineOffset: -2 },
  // Faint until hovered or focused; a collapsed section always shows it.
  '&[aria-expanded="true"]:not(:hover, :focus-visible) .caret': { opacity: 0.4 },
}))
