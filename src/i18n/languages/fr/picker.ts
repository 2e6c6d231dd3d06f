import { frFR } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/fr'

export const locale = 'fr'
export const texts = frFR.components.MuiLocalizationProvider.defaultProps.localeText
