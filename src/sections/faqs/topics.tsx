import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { RouterLink } from '@/components/router-link'
import { formatNumber } from '@/utils/format-number'
import type { QuestionGroup } from './questions'

/** Links to the groups: beside the questions, above them on small screens. */
export function Topics({ groups }: { groups: QuestionGroup[] }) {
  const { t, i18n } = useTranslation('faqs')
  return (
    <Nav aria-label={t('topics')}>
      <ul>
        {groups.map(({ id, icon, questions }) => (
          <li key={id}>
            <RouterLink
              to="."
              search
              hash={id}
              color="inherit"
              underline="none"
              // Moves the focus to the group.
              onClick={() => document.getElementById(`${id}-title`)?.focus({ preventScroll: true })}
            >
              <Icon icon={icon} size={24} />
              <span className="name">{t(`groups.${id}`)}</span>
              <span className="count">{formatNumber(questions.length, i18n.language)}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </Nav>
  )
}

const Nav = styled('nav')(({ theme }) => {
  const { text, action, background, primary } = theme.vars.palette
  return {
    '& ul': { display: 'flex', gap: theme.spacing(1), margin: 0, padding: 0, listStyle: 'none' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      minHeight: 44,
      paddingInline: theme.spacing(1.5),
      borderRadius: 8,
      color: text.secondary,
      fontWeight: 500,
      transition: 'background-color 120ms',
    },
    '& a:hover': { color: text.primary, backgroundColor: action.hover },
    '& a > svg': { color: primary.main },
    '& .name': { flexGrow: 1 },
    '& .count': { ...theme.typography.caption, fontVariantNumeric: 'tabular-nums' },
    [theme.breakpoints.up('lg')]: {
      position: 'sticky',
      insetBlockStart: 'calc(var(--ark-sticky-height) + 24px)',
      alignSelf: 'start',
      '& ul': { flexDirection: 'column', gap: 4 },
    },
    [theme.breakpoints.down('lg')]: {
      marginInline: 'calc(-1 * var(--ark-gutter))',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '& ul': { width: 'max-content', paddingInline: 'var(--ark-gutter)', paddingBlock: 4 },
      '& a': { backgroundColor: background.paper, outline: '1px solid var(--ark-edge)', outlineOffset: -1 },
      '& a:focus-visible': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
    },
  }
})
