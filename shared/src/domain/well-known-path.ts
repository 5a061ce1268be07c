import * as paths from './paths';

const WELL_KNOWN = new Set(Object.values(paths).map((path) => path()));

/** Whether our own screens link to a path. Every page knows which of these paths are served. */
export const isWellKnown = (path: string): boolean => WELL_KNOWN.has(path);
