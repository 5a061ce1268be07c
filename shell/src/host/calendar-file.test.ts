import ICAL from 'ical.js';
import { icsOf } from './calendar-file';

const ENTRY = {
  id: '0f9d3b1c-6a4e-4f63-9a6e-0d8f5f0c6f11',
  title: 'Renewal, ID card; counter 3',
  location: '新口岸北京街126號怡德商業中心，二十四小時公共服務大廳，三樓電梯右側轉入第二條走廊盡頭',
  notes: 'Bring:\nyour card',
  startsAt: '2026-12-01T01:00:00Z',
  endsAt: '2026-12-01T02:00:00Z',
};
const NOW = new Date('2026-11-21T00:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** Reads a file as a calendar does. */
const eventOf = (text: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!);

describe('a calendar entry [TIX-14]', () => {
  it('is read back as it was written', () => {
    const event = eventOf(icsOf(ENTRY, NOW));
    expect(event).toMatchObject({
      summary: ENTRY.title,
      location: ENTRY.location,
      description: ENTRY.notes,
    });
    expect(event.startDate.toJSDate()).toEqual(new Date(ENTRY.startsAt));
    expect(event.endDate.toJSDate()).toEqual(new Date(ENTRY.endsAt));
    const alarm = event.component.getFirstSubcomponent('valarm')!;
    expect(alarm.getFirstPropertyValue('trigger')!.toString()).toBe('-PT1H');
  });

  it('has no line of more than 75 bytes and splits no character', () => {
    const text = icsOf(ENTRY, NOW);
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text).toContain('\r\n ');
    expect(text).not.toContain('\ufffd');
  });

  it('replaces the one from before a change of its time and language', () => {
    const before = eventOf(icsOf(ENTRY, NOW));
    const moved = { ...ENTRY, title: 'Renovação', startsAt: '2026-12-02T03:00:00Z' };
    const after = eventOf(icsOf(moved, later(5)));
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(eventOf(icsOf({ ...ENTRY, id: 'another' }, NOW)).uid).not.toBe(before.uid);
  });

  it('without an id, as of an older remote, is still an entry of its own', () => {
    const { id: _, ...old } = ENTRY;
    expect(eventOf(icsOf(old, NOW)).uid).toBe('20261201T010000Z-Renewal%2C%20ID%20card%3B%20counter%203@vez');
  });
});
