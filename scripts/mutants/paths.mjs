// Where `npm run mutants` keeps what it found, so that a run that was stopped goes on.
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const KEPT = `${ROOT}var/mutants/`;

export const INSTRUMENTED = `${KEPT}instrumented/`;
export const MUTANTS = `${KEPT}mutants.json`;
export const COVERAGE = `${KEPT}coverage/`;
export const PLAN = `${KEPT}plan.json`;
export const RESULTS = `${KEPT}results.ndjson`;
