// Measures the home, painted by the server and rendered by script: first paint, time to interactive, and first keys.
import { setTimeout as pause } from 'node:timers/promises';
import { median, table } from '../lib/figures.mjs';
import { typedInto } from './answers.mjs';
import { measureVisit } from './measure-visit.mjs';

/** An unknown parameter prevents painting. */
const KINDS = { painted: '/home', 'not painted': '/home?from=mail' };
const SEARCH = 'main input[type=search]';
const LONGEST_S = 120;
const GOALS = { untilInteractive: 1_000, blocked: 250, firstKey: 48, secondKey: 48 };
const FIGURES = [
  ['firstPaint', 'first paint, ms', Math.round],
  ['interactive', 'interactive, ms', Math.round],
  ['untilInteractive', 'first paint to interactive, ms', Math.round],
  ['blocked', 'total blocking time, ms', Math.round],
  ['firstKey', 'first key typed, ms', Math.round],
  ['secondKey', 'second key typed, ms', Math.round],
  ['scriptBytes', 'JavaScript before interactive, KB', (bytes) => (bytes / 1024).toFixed(1)],
];

/** Repeats the request until the page is painted. A late painting serves the next request. */
async function untilPainted(address) {
  for (let second = 0; second < LONGEST_S; second += 1) {
    if ((await fetch(address).then((answer) => answer.text())).includes('id="vez-painted"')) return;
    await pause(1_000);
  }
  throw new Error(`${address} was not painted within ${LONGEST_S} s.`);
}

async function homeVisit(browser, address, kind) {
  if (kind === 'painted') await untilPainted(address);
  const { firstPaint, interactive, blocked, scriptBytes } = await measureVisit(browser, address);
  const [firstKey, secondKey] = await typedInto(browser, address, { selector: SEARCH, letters: 'pa' });
  const untilInteractive = interactive - firstPaint;
  return { firstPaint, interactive, untilInteractive, blocked, firstKey, secondKey, scriptBytes };
}

const addresses = (origins) =>
  Object.entries(origins).flatMap(([build, origin]) =>
    Object.entries(KINDS).map(([kind, path]) => [build, kind, `${origin}${path}`]),
  );

const verdict = (figure, value) =>
  GOALS[figure] === undefined ? '' : `${value <= GOALS[figure] ? 'holds' : 'MISSED'} (${GOALS[figure]})`;

function tell(kind, visits, before) {
  const builds = Object.keys(visits);
  const each = (build, figure) => visits[build].map((visit) => visit[figure]);
  const [own] = builds;
  const rows = FIGURES.map(([figure, words, show]) => [
    words,
    ...builds.map((build) => show(median(each(build, figure)))),
    `${show(Math.min(...each(own, figure)))}–${show(Math.max(...each(own, figure)))}`,
    before?.[figure] === undefined ? '' : show(before[figure]),
    verdict(figure, median(each(own, figure))),
  ]);
  console.log(`\n${table([[`home, ${kind}, 4x CPU`, ...builds, 'spread', 'last run', ''], ...rows])}\n`);
  return Object.fromEntries(FIGURES.map(([figure]) => [figure, median(each(own, figure))]));
}

/**
 * @param {Record<string, string>} origins of the builds to compare in turns; goals apply to the first
 * @returns the medians of the first build, painted and not painted
 */
export async function homeVisits(browser, origins, rounds, before) {
  const visits = Object.fromEntries(
    Object.keys(KINDS).map((kind) => [
      kind,
      Object.fromEntries(Object.keys(origins).map((build) => [build, []])),
    ]),
  );
  const turns = addresses(origins);
  // Warms up the server and its painters.
  for (const [, kind, address] of turns) await homeVisit(browser, address, kind);
  for (let round = 0; round < rounds; round += 1) {
    for (const [build, kind, address] of round % 2 === 0 ? turns : [...turns].reverse())
      visits[kind][build].push(await homeVisit(browser, address, kind));
  }
  return Object.fromEntries(
    Object.keys(KINDS).map((kind) => [kind, tell(kind, visits[kind], before?.[kind])]),
  );
}
