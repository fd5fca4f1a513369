import { yearMonthDay } from '#lib/dates.ts';

/**
 * Names of days and months, and of the parts of a day, one for every four hours, with the word behind an hour. They are
 * brought along because many phones and browsers know no Punjabi ones.
 */
const calendars = {
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    months: 'January February March April May June July August September October November December',
  },
  hi: {
    weekdays: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार',
    hours: 'रात सुबह सुबह दोपहर शाम रात',
    clock: 'बजे',
    months: 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  },
  pa: {
    weekdays: 'ਐਤਵਾਰ ਸੋਮਵਾਰ ਮੰਗਲਵਾਰ ਬੁੱਧਵਾਰ ਵੀਰਵਾਰ ਸ਼ੁੱਕਰਵਾਰ ਸ਼ਨਿੱਚਰਵਾਰ',
    hours: 'ਰਾਤ ਸਵੇਰੇ ਸਵੇਰੇ ਦੁਪਹਿਰ ਸ਼ਾਮ ਰਾਤ',
    clock: 'ਵਜੇ',
    months: 'ਜਨਵਰੀ ਫਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ',
  },
} as const;

/** Returns all names of days, months and parts of a day in a language. */
export const calendarNames = (language: keyof typeof calendars): string[] =>
  Object.values(calendars[language]).flatMap((names) => names.split(' '));

/**
 * Formats an ISO time as a date in Indian time in a language: `Sunday, 14 February 2027`.
 * @param weekday false leaves out the weekday
 */
export function dayText(iso: string, language: keyof typeof calendars, weekday = true): string {
  const day = yearMonthDay(iso);
  const [year = '', month = '', date = ''] = day.split('-');
  const { months, weekdays } = calendars[language];
  const name = weekdays.split(' ')[new Date(day).getUTCDay()] ?? '';
  return `${weekday ? `${name}, ` : ''}${Number(date)} ${months.split(' ')[Number(month) - 1] ?? ''} ${year}`;
}

/** Formats a time `hh:mm` in 12 hours as it is said in a language: `6:30 pm`, `सुबह 11 बजे`. */
export function clockText(time: string, language: keyof typeof calendars): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const said = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
  if (language === 'en') return `${said} ${hours < 12 ? 'am' : 'pm'}`;
  const { hours: parts, clock } = calendars[language];
  return `${parts.split(' ')[Math.floor(hours / 4)] ?? ''} ${said} ${clock}`;
}
