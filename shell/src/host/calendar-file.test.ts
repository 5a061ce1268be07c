import { icsOf } from './calendar-file';

const ENTRY = {
  title: 'Renewal, ID card; counter 3',
  location: 'Rua do Campo 162',
  notes: 'Bring:\nyour card',
  startsAt: '2026-12-01T01:00:00Z',
  endsAt: '2026-12-01T02:00:00Z',
};

describe('a calendar entry', () => {
  it('is a file that calendars can read', () => {
    const text = icsOf(ENTRY, new Date('2026-11-21T00:00:00Z'));
    expect(text).toContain('DTSTART:20261201T010000Z\r\n');
    expect(text).toContain('SUMMARY:Renewal\\, ID card\\; counter 3\r\n');
    expect(text).toContain('DESCRIPTION:Bring:\\nyour card\r\n');
  });
});
