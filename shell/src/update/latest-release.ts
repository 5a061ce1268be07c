import { pageConfig } from '../boot-data/page-data';

interface VersionFile {
  unique?: { id?: unknown; deployments?: Record<string, unknown> };
  id?: unknown;
}

/** Both shapes of the version file are read (decision 34, DAT-57); a deployment's own release is the one that counts. */
export function versionIdOf(file: unknown, deployment: string): string | undefined {
  if (typeof file !== 'object' || file === null) return undefined;
  const { unique, id } = file as VersionFile;
  const found = unique?.deployments?.[deployment] ?? unique?.id ?? id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}

/** The id of the release that the site serves now; undefined where the version file cannot be read (API-73). */
export async function latestRelease(): Promise<string | undefined> {
  try {
    // A random query defeats every cache on the way.
    const answer = await fetch(`/unique.json?${Math.random().toString(36).slice(2)}`);
    return versionIdOf(await answer.json(), pageConfig.deployment);
  } catch {
    return undefined;
  }
}
