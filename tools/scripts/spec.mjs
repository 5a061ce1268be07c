// `npm run spec`: lists the lines of the specification that no passing test cites. Fails if there are any, if a line's
// tests only passed on a retry, or if a title outside the journeys cites more than three lines.
import { specLines } from './lib/citations.mjs';
import { printReport } from './lib/print-report.mjs';

const { cited, total, crowded } = await printReport(
  new URL('../../docs/spec/spec.md', import.meta.url),
  specLines,
);
for (const title of crowded) console.error(`\nMore than three lines are cited by “${title}”`);
if (cited < total || crowded.length > 0) process.exitCode = 1;
console.log(`\n${cited} of ${total}`);
