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

/** `registry.<deployment>.json`, which one key signed for all remotes; pages of that time carry it as it is. */
export interface FormerRegistry {
  registry: { deployment: string; version: number; publishedAt: string; remotes: RegistryEntry[] };
  signature: string;
}

/**
 * A site that no release was published to since an upgrade (docs/guides/running.md): it is shown as it was, until the
 * pages of the new version come.
 * @throws Error for what is no registry
 */
export function checkedFormerRegistry(text: string): FormerRegistry {
  const content = JSON.parse(text) as FormerRegistry;
  shape.parse(content);
  return content;
}
