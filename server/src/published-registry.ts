import { z } from 'zod';

const file = z.object({ url: z.string(), integrity: z.string() });
const shape = z.object({
  registry: z.object({
    /** Rises with each publication; those of before releases had none. */
    version: z.number().int().positive().default(0),
    /** The version before, to which this one may be taken back. */
    back: z.number().int().optional(),
    publishedAt: z.string(),
    remotes: z.array(
      z.object({
        name: z.string().min(1),
        routes: z.array(z.string()),
        entry: file,
        preload: z.record(z.string(), z.array(file)),
        locales: z.record(z.string(), file),
      }),
    ),
  }),
  signature: z.string(),
});

/** A registry as it was published, with what is read of it here. */
export type PublishedRegistry = z.output<typeof shape>;

/**
 * Reads what was published, and refuses what cannot be used, or is older than the newest that this process has seen:
 * whoever keeps an old registry could bring back what was mended since. The newest one names the version that it
 * may be taken back to (decision record 0020).
 * @throws Error for what is refused
 */
export function registryReader(): (text: string) => PublishedRegistry {
  let newest: { version: number; back?: number | undefined } | undefined;
  return (text) => {
    const published = JSON.parse(text) as PublishedRegistry;
    const { version, back } = shape.parse(published).registry;
    if (newest !== undefined && version < newest.version && version !== newest.back) {
      throw new Error(`Version ${version} is older than ${newest.version}.`);
    }
    if (newest === undefined || version >= newest.version) newest = { version, back };
    // As it was signed: the check above would order its properties anew.
    return published;
  };
}

/** @throws Error for what is no template */
export function checkedTemplate(text: string): string {
  z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  return text;
}
