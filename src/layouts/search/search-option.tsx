import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { isExternal } from '@/nav'
import outsideIcon from '~icons/solar/arrow-right-up-linear'
import { Marked } from './marked'
import type { Entry } from './use-entries'

interface SearchOptionProps {
  id: string
  entry: Entry
  query: string
  active: boolean
  onPoint: () => void
  onChoose: (entry: Entry, newTab?: boolean) => void
}

/** One thing that was found. Plain elements: a list of them is drawn anew at each key. */
export function SearchOption({ id, entry, query, active, onPoint, onChoose }: SearchOptionProps) {
  const { t } = useTranslation()
  const { title, path, icon } = entry
  return (
    <Row
      id={id}
      role="option"
      aria-selected={active}
      onPointerMove={active ? undefined : onPoint}
      // The focus stays in the text box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => onChoose(entry, ctrlKey || metaKey)}
      onAuxClick={({ button }) => button === 1 && onChoose(entry, true)}
    >
      <span className="sign">
        <Icon icon={icon} size={22} />
      </span>
      <span className="text">
        <span className="title">
          <Marked text={title} query={query} />
        </span>
        {path && (
          <span className="path" dir="ltr">
            <Marked text={path} query={query} />
          </span>
        )}
      </span>
      {path && isExternal(path) && (
        <>
          <Icon icon={outsideIcon} size={18} />
          <span style={visuallyHidden}>{`, ${t('common.opensNewTab')}`}</span>
        </>
      )}
      <kbd aria-hidden>↵</kbd>
    </Row>
  )
}

const Row = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
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
    '& .title, & .path': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
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
  }
})
