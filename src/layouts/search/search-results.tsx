import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import { SearchOption } from './search-option'
import type { Entry } from './use-entries'

interface SearchResultsProps {
  /** The list's id; an option's is this, a hyphen and its place. */
  id: string
  query: string
  groups: [group: string, entries: Entry[]][]
  active: number
  onActive: (index: number) => void
  onChoose: (entry: Entry, newTab?: boolean) => void
}

/** What is found, in its groups; without a query where one was last, without a match what to try. */
export function SearchResults({ id, query, groups, active, onActive, onChoose }: SearchResultsProps) {
  const { t } = useTranslation()
  const count = groups.reduce((sum, [, entries]) => sum + entries.length, 0)
  let index = 0
  return (
    <Body>
      {!query && (
        <Typography sx={{ color: 'text.secondary', ...(count > 0 ? { px: 3, pt: 2.5 } : { m: 'auto' }) }}>
          {t('search.empty')}
        </Typography>
      )}
      {count > 0 && (
        <List id={id} role="listbox" aria-label={t('search.results')}>
          {groups.map(([group, entries]) => (
            <Group key={group} role="group" aria-label={group}>
              <GroupLabel aria-hidden>{group}</GroupLabel>
              {entries.map((entry) => {
                const place = index++
                return (
                  <SearchOption
                    key={entry.path ?? entry.title}
                    id={`${id}-${place}`}
                    entry={entry}
                    query={query}
                    active={place === active}
                    onPoint={() => onActive(place)}
                    onChoose={onChoose}
                  />
                )
              })}
            </Group>
          ))}
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

const List = styled('div')(({ theme }) => ({
  minHeight: 0,
  flexGrow: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: theme.spacing(1, 1.5, 1.5),
}))

const Group = styled('div')({})

const GroupLabel = styled('div')(({ theme }) => ({
  ...theme.typography.overline,
  padding: theme.spacing(1.25, 1.5, 0.75),
  color: theme.vars.palette.text.secondary,
}))

const Status = styled('div')(({ theme }) => ({
  '&[data-empty]': {
    margin: 'auto',
    maxWidth: 480,
    padding: theme.spacing(3),
    textAlign: 'center',
  },
}))
