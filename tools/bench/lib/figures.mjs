// Calculates and prints figures: medians, spreads, ratios, and the last run for comparison.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const KEPT = fileURLToPath(new URL('../../../var/bench/', import.meta.url));

/** The median; for an even count, the mean of the two middle numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Formats lines in columns, with a heading first and numbers aligned to the right. */
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

/** The results of the last run of this bench, if any. */
export const lastRun = async (name) =>
  JSON.parse(await readFile(`${KEPT}${name}.json`, 'utf8').catch(() => 'null')) ?? undefined;

export async function keepRun(name, figures) {
  await mkdir(KEPT, { recursive: true });
  await writeFile(
    `${KEPT}${name}.json`,
    JSON.stringify({ at: new Date().toISOString(), ...figures }, null, 2),
  );
}
