// Measures the requests of a repeat visit: one page, and its new content.
import { setTimeout as pause } from 'node:timers/promises';
import { median, table } from '../lib/figures.mjs';
import { HOME } from './first-visits.mjs';
import { measureVisit } from './measure-visit.mjs';

const BUDGET_KB = 3;
/** Longer than the server caches a painted page. */
const AT_REST_S = 25;
const LONGEST_S = 120;

/** Counters open in the first seconds of a server, which changes the pages with their figures. */
async function atRest(address) {
  let tag;
  for (let [second, since] = [0, 0]; second < LONGEST_S && second - since < AT_REST_S; second += 1) {
    const now = (await fetch(address)).headers.get('etag');
    if (now === null || now !== tag) since = second;
    tag = now;
    await pause(1_000);
  }
}

/** @returns the medians: requests that reached the network, their KB, times in ms */
export async function repeatVisits(browser, origin, rounds, before) {
  const visits = [];
  await atRest(`${origin}${HOME}`);
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await measureVisit(browser, `${origin}${HOME}`, { again: true }));
  }
  // Cached answers transfer no bytes.
  const asked = ({ requests }) => requests.filter(({ bytes }) => bytes > 0);
  const figures = {
    requests: median(visits.map((visit) => asked(visit).length)),
    kilobytes: median(visits.map((visit) => asked(visit).reduce((sum, { bytes }) => sum + bytes, 0) / 1024)),
    lcp: median(visits.map(({ lcp }) => lcp)),
    interactive: median(visits.map(({ interactive }) => interactive)),
  };
  const show = (kind) => Object.values(kind ?? {}).map((value) => value.toFixed(1));
  console.log(
    `\n${table([
      ['', 'requests', 'KB', 'largest paint, ms', 'interactive, ms'],
      ['this run', ...show(figures)],
      ...(before === undefined ? [] : [['last run', ...show(before)]]),
    ])}\n`,
  );
  asked(visits.at(-1)).forEach(({ path, type, bytes }) =>
    console.log(`  ${path} (${type}): ${(bytes / 1024).toFixed(1)} KB`),
  );
  console.log(
    `${figures.kilobytes <= BUDGET_KB ? 'holds ' : 'MISSED'}  KB of a repeat visit: ${figures.kilobytes.toFixed(1)} (budget ${BUDGET_KB})`,
  );
  return figures;
}
