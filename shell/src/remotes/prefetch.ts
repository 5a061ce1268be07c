import { sparesData } from '@vez/shared/bridge';
import type { Registry, RegistryFile } from '@vez/shared/contracts/client';
import { remoteFor } from './registry';

/** Fetches what serves a path into the browser's cache, without running it; not where data are spared. */
export function prefetchPath(registry: Registry, path: string, language: string): void {
  if (sparesData()) return;
  const pathname = path.split('?')[0] ?? '';
  const remote = remoteFor(registry, pathname);
  if (!remote) return;
  const files: (RegistryFile | undefined)[] = [
    remote.entry,
    ...(remote.preload[pathname] ?? []),
    remote.locales[language],
  ];
  for (const file of files) {
    if (!file || document.querySelector(`link[href="${file.url}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = file.integrity;
    link.href = file.url;
    document.head.append(link);
  }
}
