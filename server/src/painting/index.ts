import type { FastifyInstance } from 'fastify';
import type { Log } from '../diagnostics/log';
import { bundleReader } from './bundles';
import { createPaintedPages, type PaintedPages, type PaintingOutcome } from './painted-pages';
import { createPainterPool } from './painter-pool';
import { publicCalls } from './public-calls';

export type { PaintedPages } from './painted-pages';

/** A page takes some 20 ms; the first one of a process, which reads the bundles, a second on a slow machine. */
const LIMITS = { pageMs: 5_000, memoryMegabytes: 256 };

interface PaintingOptions {
  siteDir: string;
  /** The file of the painter process. */
  program: string;
  /** Processes that paint; none where it is 0. */
  painters: number;
  log: Log;
  count(outcome: PaintingOutcome): void;
}

/** Paints public pages of the site, by the API that stands on the same server. */
export function startPainting(app: FastifyInstance, options: PaintingOptions): PaintedPages | undefined {
  const { siteDir, program, painters, log, count } = options;
  if (painters === 0) return undefined;
  const now = () => Date.now();
  return createPaintedPages({
    pool: createPainterPool(program, painters, LIMITS),
    read: bundleReader(siteDir),
    callsOf: publicCalls(app, now),
    now,
    count,
    log,
  });
}
