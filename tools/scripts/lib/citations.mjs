// The citations of tests: the numbered lines of docs/spec/spec.md and the numbered faults of docs/faults.md.

const LINE = /^- \*\*([A-Z]+-\d\d)\*\* \(([a-z-]+)\)( \(open\))? (.*)$/;
const FAULT = /^- \*\*(FLT-\d\d)\*\* (.*?): /;
const CITATION = /\[([A-Z]+-\d\d)\]/g;

/** @returns {{ id: string, area: string, owner: string, open: boolean, text: string }[]} */
export const specLines = (markdown) =>
  markdown.split('\n').flatMap((line) => {
    const match = LINE.exec(line);
    if (match === null) return [];
    const [, id, owner, open, text] = match;
    return [{ id, area: id.split('-')[0], owner, open: open !== undefined, text }];
  });

/** The faults of the list, without their results. @returns {{ id: string, area: string, open: boolean, text: string }[]} */
export const faultLines = (markdown) =>
  markdown.split('\n').flatMap((line) => {
    const match = FAULT.exec(line);
    return match === null ? [] : [{ id: match[1], area: 'FLT', open: false, text: match[2] }];
  });

/** The ids that a test's title cites: `it('locks the refresh button for 5 s [UI-19]')`. */
export const citedIn = (title) => [...title.matchAll(CITATION)].map(([, id]) => id);

const isFault = (id) => id.startsWith('FLT-');

// With more ids in a title, it is unclear which part of the test proves which line.
const MOST_IDS = 3;

/** Titles with too many ids. Journeys are exempt, because they cover many lines by nature. */
const crowdedTitles = (tests) => [
  ...new Set(
    tests
      .filter(({ title, journey }) => !journey && citedIn(title).length > MOST_IDS)
      .map(({ title }) => title),
  ),
];

/**
 * Reports on the specification or the faults, and ignores ids of the other kind. `cited` counts lines with a test that
 * passed without a retry; `flaky` has the citations that only passed on a retry.
 * @param {{ id: string, area: string }[]} lines
 * @param {{ title: string, passed: boolean, flaky?: boolean, journey?: boolean }[]} tests
 */
export function reportOf(lines, tests) {
  const known = new Set(lines.map(({ id }) => id));
  const ofFaults = lines.some(({ id }) => isFault(id));
  const citations = tests.flatMap(({ title, passed, flaky }) =>
    citedIn(title)
      .filter((id) => isFault(id) === ofFaults)
      .map((id) => ({ id, title, passed, firm: passed && !flaky })),
  );
  const passing = new Set(citations.filter(({ passed }) => passed).map(({ id }) => id));
  const firm = new Set(citations.filter((citation) => citation.firm).map(({ id }) => id));
  const areas = [...new Set(lines.map(({ area }) => area))].map((area) => {
    const inArea = lines.filter((line) => line.area === area);
    return {
      area,
      total: inArea.length,
      cited: inArea.filter(({ id }) => firm.has(id)).length,
      missing: inArea.filter(({ id }) => !passing.has(id)),
    };
  });
  const named = ({ id, title }) => ({ id, title });
  return {
    areas,
    failing: citations.filter(({ passed }) => !passed).map(named),
    unknown: citations.filter(({ id }) => !known.has(id)).map(named),
    flaky: citations.filter(({ id, passed }) => passed && known.has(id) && !firm.has(id)).map(named),
    crowded: crowdedTitles(tests),
    cited: lines.filter(({ id }) => firm.has(id)).length,
  };
}
