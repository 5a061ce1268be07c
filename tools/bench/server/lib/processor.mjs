// Reads the processor time of processes from Linux's /proc. Unlike rates, it is also meaningful on a busy machine.
import { readdir, readFile } from 'node:fs/promises';

/** The kernel's unit for these times on all systems. */
const TICK_MICROSECONDS = 10_000;

/** @returns {Promise<{ parent: number, ticks: number, ended: number } | undefined>} undefined for an ended process */
async function stateOf(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // The name, in brackets, may contain any character.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return { parent: fields[1], ticks: fields[11] + fields[12], ended: fields[13] + fields[14] };
}

/** The painters of an API process. */
async function paintersOf(parent) {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      if ((await stateOf(pid))?.parent !== parent) return [];
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return command.includes('painter.mjs') ? [pid] : [];
    }),
  );
  return found.flat();
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

/** @returns {Promise<number>} the microseconds so far of a process and its running and ended children */
async function microsecondsOf(parent) {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const states = (await Promise.all(pids.map(stateOf))).filter((state) => state !== undefined);
  const own = await stateOf(parent);
  const children = states.filter((state) => state.parent === parent);
  if (own === undefined) return NaN;
  return (own.ticks + own.ended + sum(children.map(({ ticks }) => ticks))) * TICK_MICROSECONDS;
}

/**
 * Starts measuring the processor time of the API, PostgreSQL and this process, which generates the load.
 * @returns {Promise<(calls: number) => Promise<{ api: number, postgres: number, load: number }>>} microseconds for
 *   each call; NaN without /proc
 */
export async function countProcessor(city) {
  const spent = async () => ({
    api: sum(await Promise.all(city.apiPids().map(microsecondsOf))),
    postgres: await microsecondsOf(await city.database.postmaster()),
  });
  const before = await spent();
  const usedBefore = process.cpuUsage();
  return async (calls) => {
    const used = process.cpuUsage(usedBefore);
    const after = await spent();
    return {
      api: (after.api - before.api) / calls,
      postgres: (after.postgres - before.postgres) / calls,
      load: (used.user + used.system) / calls,
    };
  };
}

/**
 * Starts measuring the processor time of the running painters.
 * @returns {Promise<(pages: number) => Promise<number>>} microseconds per page
 */
export async function countPainting(city) {
  const painters = (await Promise.all(city.apiPids().map(paintersOf))).flat();
  const spent = async () => sum(await Promise.all(painters.map(microsecondsOf)));
  const before = await spent();
  return async (pages) => ((await spent()) - before) / pages;
}

/** The results of `countProcessor` as figures of a part. */
export const costFigures = (of, { api, postgres, load }) => [
  { what: `processor of the API: ${of}, µs`, value: api },
  { what: `processor of PostgreSQL: ${of}, µs`, value: postgres },
  { what: `processor of the load: ${of}, µs`, value: load },
];
