// `npm run spec`: the lines of the specification that no passing test cites. Fails while there is one, while a retry
// alone saved the tests of one, and while a title outside the journeys cites more than three.
import { specLines } from './lib/citations.mjs';
import { printReport } from './lib/print-report.mjs';

const { cited, total, crowded } = await printReport(
  new URL('../docs/spec/spec.md', import.meta.url),
  specLines,
);
for (const title of crowded) console.error(`\nMore than three lines are cited by “${title}”`);
if (cited < total || crowded.length > 0) process.exitCode = 1;
console.log(`\n${cited} of ${total}`);
