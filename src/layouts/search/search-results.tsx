import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Scrollbar } from '@/components/scrollbar'
import { wordsOf } from '@/utils/find-text'
import { SearchOption } from './search-option'
import type { Entry } from './use-entries'

interface SearchResultsProps {
  /** The list's id; option ids append a hyphen and the index. */
  id: string
  query: string
  groups: [group: string, entries: Entry[]][]
  active: number
  onActive: (index: number) => void
  onChoose: (entry: Entry, newTab?: boolean) => void
}

/** Results in groups; without a query all pages, recent ones first; suggestions without a match. */
export function SearchResults({ id, query, groups, active, onActive, onChoose }: SearchResultsProps) {
  const { t } = useTranslation()
  const count = groups.reduce((sum, [, entries]) => sum + entries.length, 0)
  const words = wordsOf(query)
  let index = 0
  return (
    <Body>
      {!query && (
        <Typography sx={{ color: 'text.secondary', ...(count > 0 ? { px: 3, pt: 2.5 } : { m: 'auto' }) }}>
          {t('search.empty')}
        </Typography>
      )}
      {count > 0 && (
        <List slotProps={{ scroller: { id, role: 'listbox', 'aria-label': t('search.results') } }}>
          <div className="groups">
            {groups.map(([group, entries]) => (
              <OptionGroup key={group} label={group}>
                {entries.map((entry) => {
                  const place = index++
                  return (
                    <SearchOption
                      key={`${entry.title} ${entry.path}`}
                      id={`${id}-${place}`}
                      entry={entry}
                      words={words}
                      active={place === active}
                      onPoint={() => onActive(place)}
                      onChoose={onChoose}
                    />
                  )
                })}
              </OptionGroup>
            ))}
          </div>
        </List>
      )}
      <Status role="status" data-empty={(query && count === 0) || undefined}>
        {query && count > 0 && <span style={visuallyHidden}>{t('search.count', { count })}</span>}
        {query && count === 0 && (
          <>
            <Typography variant="h6" component="p">
              {t('search.notFound')}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
              {t('search.notFoundText', { query })}
            </Typography>
          </>
        )}
      </Status>
    </Body>
  )
}

const Body = styled('div')(({ theme }) => ({
  height: 400,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.down('sm')]: { flexGrow: 1, height: 'auto' },
}))

function OptionGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group role="group" aria-label={label}>
      <div className="group" aria-hidden>
        {label}
      </div>
      {children}
    </Group>
  )
}

// The linter suggests a fieldset for a group, which is not allowed in a listbox.
const Group = 'div'

// The rows are not styled components, since they render again at each key.
const List = styled(Scrollbar)(({ theme }) => {
  const { palette } = theme.vars
  return {
    flexGrow: 1,
    '& .groups': { padding: theme.spacing(1, 1.5, 1.5) },
    '& .group': {
      ...theme.typography.overline,
      padding: theme.spacing(1.25, 1.5, 0.75),
      color: palette.text.secondary,
    },
    '& [role="option"]': {
      minHeight: 56,
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      padding: theme.spacing(0.75, 1.5),
      borderRadius: theme.vars.shape.borderRadius,
      cursor: 'pointer',
      scrollMarginBlock: theme.spacing(5),
      '& > .sign': {
        flexShrink: 0,
        width: 36,
        height: 36,
        display: 'grid',
        placeItems: 'center',
        borderRadius: theme.vars.shape.borderRadius,
        color: palette.text.secondary,
        backgroundColor: palette.action.hover,
      },
      '& > .text': { flexGrow: 1, minWidth: 0, display: 'grid', justifyItems: 'start' },
      '& .title, & .path': { maxWidth: '100%', overflowWrap: 'anywhere' },
      '& .title': { ...theme.typography.body2, fontWeight: 600 },
      '& .path': { ...theme.typography.caption, color: palette.text.secondary },
      '& mark': { borderRadius: 3, color: palette.primary.ink, backgroundColor: palette.primary.soft },
      '& > kbd': { ...theme.typography.body2, paddingInline: theme.spacing(0.5), visibility: 'hidden' },
      '&[aria-selected="true"]': {
        backgroundColor: palette.action.hover,
        '& > .sign': { color: palette.primary.ink, backgroundColor: palette.primary.soft },
        '& > kbd': { visibility: 'visible' },
        '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    },
  }
})

const Status = styled('div')(({ theme }) => ({
  '&[data-empty]': {
    margin: 'auto',
    maxWidth: 480,
    padding: theme.spacing(3),
    textAlign: 'center',
  },
}))
