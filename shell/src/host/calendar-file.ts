import type { CalendarEntry } from '@vez/shared/contracts/client';

const stamp = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
/** RFC 5545: these four characters are escaped in a text value. */
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

/** Every browser has read the file within this time. */
const KEPT_MS = 60_000;

/** Hands the file of an event to the device's calendar as a download. */
export function save(entry: CalendarEntry): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([icsOf(entry, new Date())], { type: 'text/calendar' }));
  link.download = 'vez.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
