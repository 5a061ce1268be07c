import type { CalendarEntry, Host } from '@vez/shared/contracts/client';

const stamp = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
/** RFC 5545: these four carry meaning in a text value. */
const escape = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** An iCalendar file of one event, with a reminder an hour before (TIX-14). */
export const icsOf = ({ title, location, notes, startsAt, endsAt }: CalendarEntry, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vez//Vez//EN',
    'BEGIN:VEVENT',
    `UID:${stamp(startsAt)}-${encodeURIComponent(title)}@vez`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(location)}`,
    ...(notes ? [`DESCRIPTION:${escape(notes)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const OUTSIDE = ['http:', 'https:', 'tel:', 'mailto:', 'geo:'];

/** What a plain browser can do for the page. */
export const browserHost = (goHome: () => void): Host => ({
  // A page cannot close itself in a browser (decision 36).
  closePage: goHome,
  async addToCalendar(entry) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([icsOf(entry, new Date())], { type: 'text/calendar' }));
    link.download = 'vez.ics';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return true;
  },
  openOutside(address) {
    const url = new URL(address, window.location.href);
    if (OUTSIDE.includes(url.protocol)) window.open(url.href, '_blank', 'noopener,noreferrer');
  },
  async share(content) {
    if (typeof navigator.share !== 'function') return false;
    return navigator.share(content).then(
      () => true,
      () => false,
    );
  },
});
