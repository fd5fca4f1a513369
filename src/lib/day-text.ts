import { yearMonthDay } from '#lib/dates.ts';

/** Names of days and months. They are brought along because many phones and browsers know no Punjabi ones. */
const calendars = {
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    months: 'January February March April May June July August September October November December',
  },
  hi: {
    weekdays: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार',
    months: 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  },
  pa: {
    weekdays: 'ਐਤਵਾਰ ਸੋਮਵਾਰ ਮੰਗਲਵਾਰ ਬੁੱਧਵਾਰ ਵੀਰਵਾਰ ਸ਼ੁੱਕਰਵਾਰ ਸ਼ਨਿੱਚਰਵਾਰ',
    months: 'ਜਨਵਰੀ ਫਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ',
  },
} as const;

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
