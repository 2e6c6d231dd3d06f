import { zhCN } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/zh-cn'

export const locale = 'zh-cn'
export const texts = zhCN.components.MuiLocalizationProvider.defaultProps.localeText
