import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { star } from '@/theme/palette'
import moreIcon from '~icons/solar/menu-dots-bold'
import starIcon from '~icons/solar/star-bold'
import starLineIcon from '~icons/solar/star-linear'
import type { FileItemProps } from './file-item'

type Props = Pick<FileItemProps, 'file' | 'active' | 'selected' | 'onToggle' | 'onFavorite' | 'onMenu'>

/** The checkbox that selects a file. */
export function FileBox({ file, active, selected, onToggle }: Props) {
  const { t } = useTranslation('kit')
  return (
    <Checkbox
      className="box"
      checked={selected}
      onChange={onToggle}
      slotProps={{ input: { 'aria-label': t('table.select', { name: file.name }), tabIndex: active ? 0 : -1 } }}
    />
  )
}

/** The favorite button of a file and the button of its menu. */
export function FileControls({ file, active, onFavorite, onMenu }: Props) {
  const { t } = useTranslation(['files', 'kit'])
  const tabIndex = active ? 0 : -1
  return (
    <>
      {onFavorite && (
        <IconButton
          className="star"
          tabIndex={tabIndex}
          sx={file.isFavorited ? star : null}
          aria-pressed={file.isFavorited}
          aria-label={t('favorite', { name: file.name })}
          onClick={onFavorite}
        >
          <Icon icon={file.isFavorited ? starIcon : starLineIcon} />
        </IconButton>
      )}
      <IconButton
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-label={t('kit:table.more', { name: file.name })}
        onClick={({ currentTarget }) => onMenu(currentTarget)}
      >
        <Icon icon={moreIcon} />
      </IconButton>
    </>
  )
}
