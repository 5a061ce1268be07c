import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { BackendLimits } from '../modules/backends';
import { wordsFor } from '../deployments/issue-words';
import { configFault } from './config-fault';

const REMOTE = /^[a-z][a-z0-9-]*$/;
const MOST_BYTES = 8 * 1024 * 1024;
const number = (least: number, most: number, fallback: number) =>
  z.number().int().min(least).max(most).default(fallback);

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
const isSafe = ({ origin, closedNetwork }: { origin: string; closedNetwork: boolean }) =>
  closedNetwork || /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$))/.test(origin);

const backend = z
  .strictObject({
    origin: z.string().refine(isOrigin),
    /** Allows plain http to another machine, on a network closed to others. */
    closedNetwork: z.boolean().default(false),
    mobile: z.boolean().default(false),
    timeoutMs: number(100, 30_000, 5_000),
    requestBytes: number(1, MOST_BYTES, 64 * 1024),
    answerBytes: number(1, MOST_BYTES, 1024 * 1024),
    atOnce: number(1, 1_000, 16),
    callsPerMinute: number(1, 1_000_000, 1_200),
    /** Limits of event streams; without them there are no streams. */
    events: z
      .strictObject({
        atOnce: number(1, 2_000, 100),
        seconds: number(1, 3_600, 600),
        bytes: number(1, MOST_BYTES, 1024 * 1024),
      })
      .optional(),
  })
  .refine(isSafe, { path: ['origin'] });
const backends = z.record(z.string().regex(REMOTE), backend);

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw configFault([`VEZ_BACKENDS names ${file}, which is no JSON file that can be read.`]);
  }
}

/**
 * The backends of remotes by name, from the file of `VEZ_BACKENDS`.
 * @throws ConfigFault that names remote and setting
 */
export function backendsOf(file: string | undefined): ReadonlyMap<string, BackendLimits> {
  if (file === undefined) return new Map();
  const result = backends.safeParse(parsed(file), { error: wordsFor });
  if (result.success) return new Map(Object.entries(result.data));
  throw configFault(
    result.error.issues.map(({ path, message }) => `${path.join('.')} of ${file} ${message}.`),
  );
}
