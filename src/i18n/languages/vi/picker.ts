import { viVN } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/vi'

export const locale = 'vi'
export const texts = viVN.components.MuiLocalizationProvider.defaultProps.localeText
