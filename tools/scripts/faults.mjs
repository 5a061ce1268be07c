// `npm run faults`: lists the faults that no passing test provokes, and fails if there are any.
import { faultLines } from './lib/citations.mjs';
import { printReport } from './lib/print-report.mjs';

const { areas, cited, total } = await printReport(
  new URL('../../docs/faults.md', import.meta.url),
  faultLines,
);
if (areas.some(({ missing }) => missing.length > 0)) process.exitCode = 1;
console.log(`\n${cited} of ${total}`);
