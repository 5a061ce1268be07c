import { sparesData } from '@vez/shared/bridge';
import type { Registry, RegistryEntry, RegistryFile } from '@vez/shared/contracts/client';
import { remoteFor } from './registry';

/**
 * Fetches the files of a remote that a path needs, side by side, without running them: its code would ask for one
 * after the other. `preload` for what is opened now, `prefetch` for what may be.
 */
export function fetchFiles(
  { entry, preload, locales }: RegistryEntry,
  pathname: string,
  language: string,
  rel: 'preload' | 'prefetch',
): void {
  const files: (RegistryFile | undefined)[] = [entry, ...(preload[pathname] ?? []), locales[language]];
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

/** Fetches what serves a path into the browser's cache; not where data are spared. */
export function prefetchPath(registry: Registry, path: string, language: string): void {
  if (sparesData()) return;
  const pathname = path.split('?')[0] ?? '';
  const remote = remoteFor(registry, pathname);
  if (remote) fetchFiles(remote, pathname, language, 'prefetch');
}
