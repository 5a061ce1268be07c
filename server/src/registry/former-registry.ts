import type { RegistryEntry } from '@vez/shared/contracts';
import { z } from 'zod';

const shape = z.object({
  registry: z.object({
    version: z.number().int().positive().default(0),
    publishedAt: z.string(),
    remotes: z.array(z.object({ name: z.string().min(1), routes: z.array(z.string()) })),
  }),
  signature: z.string(),
});

/** `registry.<deployment>.json`, signed by one key for all remotes; pages of that time carry it as it is. */
export interface FormerRegistry {
  registry: { deployment: string; version: number; publishedAt: string; remotes: RegistryEntry[] };
  signature: string;
}

/**
 * For a site without a release since an upgrade (docs/guides/running.md): it is shown as before, until the pages of
 * the new version come.
 * @throws Error for an invalid registry
 */
export function checkedFormerRegistry(text: string): FormerRegistry {
  const content = JSON.parse(text) as FormerRegistry;
  shape.parse(content);
  return content;
}
