import { citedIn, faultLines, reportOf, specLines } from './citations.mjs';

const MARKDOWN = `
- **NAV-01** (shell) \`/\` opens the web counter home.
- **NAV-23** (shell) (open) Any concrete route path besides those listed above: not shown.
- **UI-19** (shared) After a tap the refresh button is locked.
Text about **NAV-99** is no line.
`;

describe('the lines of the specification', () => {
  it('are read with their area, owner and openness', () => {
    expect(specLines(MARKDOWN).map(({ id, area, owner, open }) => [id, area, owner, open])).toEqual([
      ['NAV-01', 'NAV', 'shell', false],
      ['NAV-23', 'NAV', 'shell', true],
      ['UI-19', 'UI', 'shared', false],
    ]);
  });

  it('are cited only by ids in brackets', () => {
    expect(citedIn('locks the button [UI-19] [NAV-01] as NAV-23 (UI-20)')).toEqual(['UI-19', 'NAV-01']);
  });
});

describe('the report', () => {
  const lines = specLines(MARKDOWN);

  it('counts a line only while a passing test cites it', () => {
    const report = reportOf(lines, [
      { title: 'opens [NAV-01]', passed: true },
      { title: 'locks [UI-19]', passed: false },
    ]);
    expect(report.cited).toBe(1);
    expect(report.areas.find(({ area }) => area === 'UI')).toMatchObject({ cited: 0, total: 1 });
    expect(report.failing).toEqual([{ id: 'UI-19', title: 'locks [UI-19]' }]);
  });

  it('names a citation of a line that does not exist', () => {
    expect(reportOf(lines, [{ title: 'flies [NAV-98]', passed: true }]).unknown).toEqual([
      { id: 'NAV-98', title: 'flies [NAV-98]' },
    ]);
  });

  it('names a line that only passed on a retry, and does not count it', () => {
    const saved = { title: 'opens, at the second try [NAV-01]', passed: true, flaky: true, journey: true };
    expect(reportOf(lines, [saved])).toMatchObject({
      cited: 0,
      areas: [{ area: 'NAV', missing: [{ id: 'NAV-23' }] }, { area: 'UI' }],
      flaky: [{ id: 'NAV-01', title: saved.title }],
    });
    const firm = { title: 'opens [NAV-01]', passed: true };
    expect(reportOf(lines, [saved, firm])).toMatchObject({ cited: 1, flaky: [] });
  });

  it('names a title with more than three ids, also of faults, unless it is a journey', () => {
    const title = 'does it all [NAV-01] [NAV-23] [UI-19] [FLT-01]';
    const three = { title: 'does less [NAV-01] [NAV-23] [UI-19]', passed: true };
    const unit = { title, passed: true };
    expect(reportOf(lines, [three, unit, unit]).crowded).toEqual([title]);
    expect(reportOf(lines, [three, { ...unit, journey: true }]).crowded).toEqual([]);
  });

  it('keeps faults and lines of the specification apart', () => {
    const faults = faultLines('- **FLT-01** remote 404: a panel\n- **FLT-02** remote hangs: a panel');
    const tests = [{ title: 'stands without a remote [FLT-01] [NAV-01] [FLT-09]', passed: true }];
    expect(reportOf(faults, tests)).toMatchObject({
      cited: 1,
      areas: [{ area: 'FLT', total: 2, missing: [{ id: 'FLT-02', text: 'remote hangs' }] }],
      unknown: [{ id: 'FLT-09' }],
    });
    expect(reportOf(lines, tests)).toMatchObject({ cited: 1, unknown: [] });
  });
});
