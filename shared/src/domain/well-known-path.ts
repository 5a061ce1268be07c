import * as paths from './paths';

const WELL_KNOWN = new Set(Object.values(paths).map((path) => path()));

/** Whether our own screens lead to a path, whichever remote serves it. Of these every page knows which are served. */
export const isWellKnown = (path: string): boolean => WELL_KNOWN.has(path);
