// `npm run faults`: the faults that no passing test provokes. Fails while there is one.
import { faultLines } from './lib/citations.mjs';
import { printReport } from './lib/print-report.mjs';

const { cited, total } = await printReport(new URL('../docs/faults.md', import.meta.url), faultLines);
if (cited < total) process.exitCode = 1;
