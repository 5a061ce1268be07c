// Prints a part's figures as a table with those of the last run, and stores them for the next one.
import { cpus } from 'node:os';
import { keepRun, lastRun, table } from '../../lib/figures.mjs';

/** @typedef {{ what: string, value: number, digits?: number, goal?: { atLeast?: number, atMost?: number } }} Figure */

const shown = (value, digits) => (Number.isFinite(value) ? value.toFixed(digits) : '');

function verdict({ value, goal }) {
  if (goal === undefined) return '';
  const holds = value >= (goal.atLeast ?? -Infinity) && value <= (goal.atMost ?? Infinity);
  const bound = goal.atLeast === undefined ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`;
  return `${holds ? 'holds' : 'MISSED'} (${bound})`;
}

export async function report(name, figures, counts) {
  const before = (await lastRun(`server-${name}`))?.figures ?? {};
  const rows = figures.map((figure) => {
    const { what, value, digits = 0 } = figure;
    const last = before[what];
    const ratio = last > 0 ? (value / last).toFixed(2) : '';
    return [what, shown(value, digits), verdict(figure), shown(last, digits), ratio];
  });
  console.log(`\n${table([['', 'now', 'goal', 'last run', 'ratio'], ...rows])}\n`);
  // Figures of small counts only reflect the start-up.
  if (counts === 'small') return;
  await keepRun(`server-${name}`, {
    cores: cpus().length,
    counts,
    figures: Object.fromEntries(figures.map(({ what, value }) => [what, value])),
  });
}
