// The files in which `npm run mutants` keeps its results, so that an interrupted run can resume.
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const KEPT = `${ROOT}var/mutants/`;

export const INSTRUMENTED = `${KEPT}instrumented/`;
export const MUTANTS = `${KEPT}mutants.json`;
export const COVERAGE = `${KEPT}coverage/`;
export const PLAN = `${KEPT}plan.json`;
export const RESULTS = `${KEPT}results.ndjson`;
