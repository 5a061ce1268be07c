import type { CalendarEntry } from '@vez/shared/contracts/client';
import { saveFile } from './save-file';

const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
/** RFC 5545: these four characters are escaped in a text value. */
const escape = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** The maximum length of a line in bytes, without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Folds a long line; a character of several bytes stays whole. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1)!;
    if (bytesOf(last + character) <= LINE_BYTES) lines[lines.length - 1] = last + character;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
}

/** Sequence numbers count seconds from here, because they must fit 31 bits. */
const EPOCH_MS = Date.UTC(2026, 0);

/**
 * An iCalendar file of one event, with a reminder an hour before (TIX-14). A calendar that has the event already changes
 * it: the file has the visit's UID, and each file a higher SEQUENCE than the files before.
 */
export function icsOf({ id, title, location, notes, startsAt, endsAt }: CalendarEntry, now: Date): string {
  const starts = stamp(new Date(startsAt));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vez//Vez//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id ?? `${starts}-${encodeURIComponent(title)}`}@vez`,
    `SEQUENCE:${Math.floor((now.getTime() - EPOCH_MS) / 1000)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${starts}`,
    `DTEND:${stamp(new Date(endsAt))}`,
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
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Hands the file of an event to the device's calendar as a download. */
export const save = (entry: CalendarEntry): void =>
  saveFile('vez.ics', 'text/calendar', icsOf(entry, new Date()));
