import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const file = z.object({ url: z.string(), integrity: z.string() });
const shape = z.object({
  registry: z.object({
    /** Rises with each publication; early ones had none. */
    version: z.number().int().positive().default(0),
    publishedAt: z.string(),
    remotes: z.array(
      z.object({
        name: z.string().min(1),
        routes: z.array(z.string()),
        entry: file,
        preload: z.record(z.string(), z.array(file)),
        locales: z.record(z.string(), file),
        painted: z.record(z.string(), z.array(z.string())).optional(),
        painting: file.optional(),
      }),
    ),
  }),
  signature: z.string(),
});

/** A registry as it was published, with what is read of it here. */
export type PublishedRegistry = z.output<typeof shape>;

/** A copy of a registry that was published as a step back (`deploy/publish-site.sh --back`). */
const isStepBack = (path: string, text: string) =>
  existsSync(`${path}.back`) && readFileSync(`${path}.back`, 'utf8') === text;

/**
 * Reads what was published, and refuses what cannot be used, or is older than the newest that this process has seen
 * and was not published as a step back: an old file that gets there by mistake, or by somebody who kept it, would
 * bring back what was mended since (decision record 0020).
 * @throws Error for what is refused
 */
export function registryReader(path: string): (text: string) => PublishedRegistry {
  let newest = 0;
  return (text) => {
    const published = JSON.parse(text) as PublishedRegistry;
    const { version } = shape.parse(published).registry;
    if (version < newest && !isStepBack(path, text)) {
      throw new Error(`Version ${version} is older than ${newest}.`);
    }
    newest = Math.max(newest, version);
    // As it was signed: the check above would order its properties anew.
    return published;
  };
}

const template = z.object({
  style: z.string().default(''),
  /** The one script that stands in the page. */
  beforePaint: z.string().default(''),
  /** The shell's server bundle; a build without one paints nothing. */
  painting: file.optional(),
  /** The public key of those who publish registries. */
  registryKey: z.record(z.string(), z.unknown()).optional(),
});

export type PageTemplate = z.output<typeof template> & { text: string };

/** @throws Error for what is no template */
export const checkedTemplate = (text: string): PageTemplate => ({
  ...template.parse(JSON.parse(text)),
  text,
});
