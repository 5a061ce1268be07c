// `npm run spec`: the lines of the specification that no passing test cites.
import { specLines } from './lib/citations.mjs';
import { printReport } from './lib/print-report.mjs';

await printReport(new URL('../docs/spec/spec.md', import.meta.url), specLines);
