import { sparesData } from '@vez/shared/bridge';
import type { RegistryEntry, RegistryFile } from '@vez/shared/contracts/client';
import { routeAt } from '@vez/shared/releases';
import { releaseOf } from './load-other-remotes';
import type { PageRegistry } from './page-registry';
import { remoteAt } from './registry';

/**
 * Fetches the files of a remote that a path needs in parallel, without running them; its code would request them one
 * after the other. `preload` is for a page that opens now, `prefetch` for one that may open later.
 */
export function fetchFiles(
  { entry, preload, locales, routes }: RegistryEntry,
  pathname: string,
  language: string,
  rel: 'preload' | 'prefetch',
): void {
  const files: (RegistryFile | undefined)[] = [
    entry,
    ...(preload[routeAt(routes, pathname) ?? ''] ?? []),
    locales[language],
  ];
  for (const file of files) {
    if (!file || document.querySelector(`link[href="${file.url}"]`)) continue;
    const link = document.createElement('link');
    link.rel = rel;
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = file.integrity;
    link.href = file.url;
    document.head.append(link);
  }
}

/** Fetches the remote of a path into the browser's cache; skipped if the browser saves data. */
export async function prefetchPath(registry: PageRegistry, path: string, language: string): Promise<void> {
  if (sparesData()) return;
  const pathname = path.split('?')[0] ?? '';
  const name = remoteAt(registry, pathname);
  if (name === undefined) return;
  const here = registry.releases[name];
  const release = here ?? (await releaseOf(registry, name).catch(() => undefined));
  if (release) fetchFiles(release.entry, pathname, language, 'prefetch');
}
