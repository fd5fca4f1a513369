import { type Celebration, calendarFile, calendarLink, mapLink } from '#domain/guests/celebration.rules.ts';
import { clockText, dayText } from '#lib/day-text.ts';
import { after } from '#shop/guest-page/guest-after.texts.ts';
import { link } from '#shop/guest-page/guest-page.store.ts';
import { type Child, make, tell, written } from '#shop/guest-page/guest-words.ts';

/** Creates the lines that say what the celebration is, when and where. */
export const whereLines = ({ couple, event, day, time, place }: Celebration): Child[] => [
  (event !== '' || couple !== '') && written('p', [event, couple].filter(Boolean).join(': '), { class: 'event' }),
  day !== '' &&
    tell(make('p'), (_, language) =>
      [dayText(`${day}T12:00:00+05:30`, language), ...(time ? [clockText(time, language)] : [])].join(', '),
    ),
  place !== '' && written('p', place),
];

/** Creates the links to map and calendars. */
export function whereLinks(celebration: Celebration): HTMLElement {
  const { place } = celebration;
  const file = calendarFile(celebration, `${link.t.slice(0, 8)}@shagun`, Date.now());
  const saved = file && URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  const away = { target: '_blank', rel: 'noopener noreferrer', class: 'button button-quiet' };
  return make(
    'p',
    { class: 'links' },
    place !== '' && tell(make('a', { ...away, href: mapLink(place) }), after('map')),
    saved !== '' &&
      tell(
        make('a', { class: 'button button-quiet', href: saved, download: 'celebration.ics' }),
        after('calendarFile'),
      ),
    saved !== '' && tell(make('a', { ...away, href: calendarLink(celebration) }), after('calendar')),
  );
}
