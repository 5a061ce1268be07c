// Processor time of processes, from Linux's /proc: unlike a rate it means something on a busy machine too.
import { readdir, readFile } from 'node:fs/promises';

/** What the kernel counts such times in, everywhere. */
const TICK_MICROSECONDS = 10_000;

/** @returns {Promise<{ parent: number, ticks: number, ended: number } | undefined>} of a process that lives */
async function stateOf(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // The name, in brackets, may hold anything.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return { parent: fields[1], ticks: fields[11] + fields[12], ended: fields[13] + fields[14] };
}

/** The painters that a process of the API has started. */
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

/** @returns {Promise<number>} microseconds so far of a process, its children, and those of them that ended */
async function microsecondsOf(parent) {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const states = (await Promise.all(pids.map(stateOf))).filter((state) => state !== undefined);
  const own = await stateOf(parent);
  const children = states.filter((state) => state.parent === parent);
  if (own === undefined) return NaN;
  return (own.ticks + own.ended + sum(children.map(({ ticks }) => ticks))) * TICK_MICROSECONDS;
}

/**
 * Begins to count what the API, PostgreSQL and this process, which makes the load, spend.
 * @returns {Promise<(calls: number) => Promise<{ api: number, postgres: number, load: number }>>} microseconds for each
 *   call; NaN where there is no /proc
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
 * Begins to count what the painters spend that run now.
 * @returns {Promise<(pages: number) => Promise<number>>} microseconds for each page
 */
export async function countPainting(city) {
  const painters = (await Promise.all(city.apiPids().map(paintersOf))).flat();
  const spent = async () => sum(await Promise.all(painters.map(microsecondsOf)));
  const before = await spent();
  return async (pages) => ((await spent()) - before) / pages;
}

/** What `countProcessor` has counted, as figures of a part. */
export const costFigures = (of, { api, postgres, load }) => [
  { what: `processor of the API: ${of}, µs`, value: api },
  { what: `processor of PostgreSQL: ${of}, µs`, value: postgres },
  { what: `processor of the load: ${of}, µs`, value: load },
];
