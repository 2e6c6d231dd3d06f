import type { PickersLocaleText } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/ar'

export const locale = 'ar'

/** The library has no Arabic locale. */
export const texts: Partial<PickersLocaleText> = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  openPreviousView: 'العرض السابق',
  openNextView: 'العرض التالي',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'عرض السنوات مفتوح، انتقل إلى عرض الأيام' : 'عرض الأيام مفتوح، انتقل إلى عرض السنوات',
  cancelButtonLabel: 'إلغاء',
  clearButtonLabel: 'مسح',
  okButtonLabel: 'موافق',
  todayButtonLabel: 'اليوم',
  nextStepButtonLabel: 'التالي',
  datePickerToolbarTitle: 'اختر التاريخ',
  openDatePickerDialogue: (date) => (date ? `اختر التاريخ، التاريخ المختار هو ${date}` : 'اختر التاريخ'),
  fieldClearLabel: 'مسح',
  dateTableLabel: 'اختيار التاريخ',
  fieldYearPlaceholder: ({ digitAmount }) => 'س'.repeat(digitAmount),
  fieldMonthPlaceholder: ({ contentType }) => (contentType === 'letter' ? 'شهر' : 'شش'),
  fieldDayPlaceholder: () => 'يي',
  year: 'السنة',
  month: 'الشهر',
  day: 'اليوم',
  weekDay: 'يوم الأسبوع',
  empty: 'فارغ',
}
