// The numbered lines of docs/spec/spec.md and the citations of them in test titles.

const LINE = /^- \*\*([A-Z]+-\d\d)\*\* \(([a-z-]+)\)( \(open\))? (.*)$/;
const CITATION = /\[([A-Z]+-\d\d)\]/g;

/** @returns {{ id: string, area: string, owner: string, open: boolean, text: string }[]} */
export const specLines = (markdown) =>
  markdown.split('\n').flatMap((line) => {
    const match = LINE.exec(line);
    if (match === null) return [];
    const [, id, owner, open, text] = match;
    return [{ id, area: id.split('-')[0], owner, open: open !== undefined, text }];
  });

/** The ids that a test's title cites: `it('locks the refresh button [UI-19]')`. */
export const citedIn = (title) => [...title.matchAll(CITATION)].map(([, id]) => id);

/**
 * @param {{ id: string, area: string }[]} lines
 * @param {{ title: string, passed: boolean }[]} tests
 */
export function reportOf(lines, tests) {
  const known = new Set(lines.map(({ id }) => id));
  const passing = new Set(tests.filter(({ passed }) => passed).flatMap(({ title }) => citedIn(title)));
  const failing = tests
    .filter(({ passed }) => !passed)
    .flatMap(({ title }) => citedIn(title).map((id) => ({ id, title })));
  const unknown = tests.flatMap(({ title }) =>
    citedIn(title)
      .filter((id) => !known.has(id))
      .map((id) => ({ id, title })),
  );
  const areas = [...new Set(lines.map(({ area }) => area))].map((area) => {
    const inArea = lines.filter((line) => line.area === area);
    return {
      area,
      total: inArea.length,
      cited: inArea.filter(({ id }) => passing.has(id)).length,
      missing: inArea.filter(({ id }) => !passing.has(id)),
    };
  });
  return { areas, failing, unknown, cited: lines.filter(({ id }) => passing.has(id)).length };
}
