import { browserHost, icsOf } from './browser-host';

const ENTRY = {
  title: 'Renewal, ID card; counter 3',
  location: 'Rua do Campo 162',
  notes: 'Bring:\nyour card',
  startsAt: '2026-12-01T01:00:00Z',
  endsAt: '2026-12-01T02:00:00Z',
};

describe('a plain browser', () => {
  it('goes home where a page should close itself, which it cannot [NAV-29]', () => {
    const goHome = jest.fn();
    browserHost(goHome).closePage();
    expect(goHome).toHaveBeenCalledTimes(1);
  });

  it('hands over a calendar file that calendars can read', () => {
    const text = icsOf(ENTRY, new Date('2026-11-21T00:00:00Z'));
    expect(text).toContain('DTSTART:20261201T010000Z\r\n');
    expect(text).toContain('SUMMARY:Renewal\\, ID card\\; counter 3\r\n');
    expect(text).toContain('DESCRIPTION:Bring:\\nyour card\r\n');
  });

  it('opens links outside without handing them our window, and no script', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const host = browserHost(() => undefined);
    host.openOutside('https://www.gov.mo/');
    host.openOutside('javascript:alert(1)');
    expect(open.mock.calls).toEqual([['https://www.gov.mo/', '_blank', 'noopener,noreferrer']]);
  });

  it('says so where it cannot share', async () => {
    await expect(browserHost(() => undefined).share({ title: 'Vez' })).resolves.toBe(false);
  });
});
