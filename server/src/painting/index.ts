import type { FastifyInstance } from 'fastify';
import type { Log } from '../diagnostics/log';
import { bundleReader } from './bundles';
import { createPaintedPages, type PaintedPages, type PaintingOutcome } from './painted-pages';
import { forkedPainter, painterAt } from './painter-link';
import { createPainterPool } from './painter-pool';
import { publicCalls } from './public-calls';

export type { PaintedPages, Visit } from './painted-pages';

/** A page takes some 20 ms, and seconds on an overloaded machine. No visitor waits for it. */
const PAGE_MS = 15_000;
const LIMITS = { stuckMs: 10_000, memoryMegabytes: 256 };

interface PaintingOptions {
  siteDir: string;
  /** A file that came by the database and is not in the folder. */
  releasedFile(url: string): Buffer | undefined;
  /** The file of the painter process. */
  program: string;
  /** The socket at which systemd starts painters; without it they are children of this process. */
  socket: string | undefined;
  /** Number of painter processes; with 0, no page is painted. */
  painters: number;
  /** A host of the site, for the calls of painters. */
  host: string;
  log: Log;
  count(outcome: PaintingOutcome): void;
}

/** Paints public pages of the site, with the API on the same server. */
export function startPainting(app: FastifyInstance, options: PaintingOptions): PaintedPages | undefined {
  const { siteDir, releasedFile, program, socket, painters, host, log, count } = options;
  if (painters === 0) return undefined;
  const start = socket === undefined ? forkedPainter(program, LIMITS) : painterAt(socket);
  const now = () => Date.now();
  return createPaintedPages({
    pool: createPainterPool(start, painters, PAGE_MS),
    read: bundleReader(siteDir, releasedFile),
    callsOf: publicCalls(app, { host, now }),
    now,
    count,
    log,
  });
}
