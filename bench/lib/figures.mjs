// Figures and how they are told: medians, spreads, ratios, and the last run beside this one.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const KEPT = fileURLToPath(new URL('../../var/bench/', import.meta.url));

/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Lines in columns, the first one a heading; numbers are aligned to the right. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? String(cell).padEnd(widths[column]) : String(cell).padStart(widths[column]),
        )
        .join('  '),
    )
    .join('\n');
}

/** What the last run of this bench left, or nothing. */
export const lastRun = async (name) =>
  JSON.parse(await readFile(`${KEPT}${name}.json`, 'utf8').catch(() => 'null')) ?? undefined;

export async function keepRun(name, figures) {
  await mkdir(KEPT, { recursive: true });
  await writeFile(
    `${KEPT}${name}.json`,
    JSON.stringify({ at: new Date().toISOString(), ...figures }, null, 2),
  );
}
