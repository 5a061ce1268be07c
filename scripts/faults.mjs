// `npm run faults`: the faults that no passing test provokes. Fails while there is one.
import { faultLines } from './lib/citations.mjs';
import { printReport } from './lib/print-report.mjs';

const { areas, cited, total } = await printReport(new URL('../docs/faults.md', import.meta.url), faultLines);
if (areas.some(({ missing }) => missing.length > 0)) process.exitCode = 1;
console.log(`\n${cited} of ${total}`);
