// Measures every public page on 4x CPU: its largest paint against that of its static copy, and its layout shifts.
import { median, table } from '../lib/figures.mjs';
import { measureVisit } from './measure-visit.mjs';
import { serveStaticCopy } from './static-copy.mjs';

const PAGES = [
  '/home',
  '/remoteCounterHome',
  '/department',
  '/category',
  '/hotServices',
  '/search',
  '/serOrLocationWithTabs?department=1',
  '/serOrLocationWithoutTabs?service=1',
  '/queueOrBook?service=1&location=5',
  '/PrivacyClausePage',
];
const BUDGET = { ratio: 1.25, shift: 0.01 };

async function compare(browser, origin, path, rounds) {
  const copy = await serveStaticCopy(browser, origin, path);
  const visits = { page: [], copy: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      visits.copy.push(await measureVisit(browser, `${copy.origin}${path}`, { runs: false }));
      visits.page.push(await measureVisit(browser, `${origin}${path}`, { runs: false }));
    }
  } finally {
    copy.stop();
  }
  const lcp = (kind) => median(visits[kind].map((visit) => visit.lcp));
  return {
    lcp: lcp('page'),
    ratio: lcp('page') / lcp('copy'),
    shift: Math.max(...visits.page.map(({ shift }) => shift)),
    said: visits.page.flatMap(({ said }) => said).length,
  };
}

/** @returns the largest paint of each page, the ratio to its copy, its worst shift and its console messages */
export async function publicRoutes(browser, origin, rounds, before) {
  const figures = {};
  for (const path of PAGES) figures[path] = await compare(browser, origin, path, rounds);
  const rows = Object.entries(figures).map(([path, { lcp, ratio, shift, said }]) => [
    path,
    Math.round(lcp),
    ratio.toFixed(2),
    before?.[path]?.ratio?.toFixed(2) ?? '',
    shift.toFixed(4),
    said,
    ratio <= BUDGET.ratio && shift <= BUDGET.shift && said === 0 ? 'holds' : 'MISSED',
  ]);
  console.log(
    `\n${table([['', 'largest paint, ms', 'to its copy', 'last run', 'shift', 'console', ''], ...rows])}\n`,
  );
  return figures;
}
