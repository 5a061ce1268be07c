import { pageConfig } from '../boot-data/page-data';

interface VersionFile {
  unique?: {
    id?: unknown;
    deployments?: Record<string, unknown>;
    /** When the newest release of a remote was published, by deployment. */
    newest?: Record<string, unknown>;
  };
  id?: unknown;
}

/** Both shapes of the version file are read (decision 34, DAT-57); a deployment's own release is the one that counts. */
export function versionIdOf(file: unknown, deployment: string): string | undefined {
  if (typeof file !== 'object' || file === null) return undefined;
  const { unique, id } = file as VersionFile;
  const found = unique?.deployments?.[deployment] ?? unique?.id ?? id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}

/** When the newest release of a remote was published, ISO time; undefined if the file lacks it. */
function partsPublishedAt(file: unknown, deployment: string): string | undefined {
  const time = (file as VersionFile | null)?.unique?.newest?.[deployment];
  return typeof time === 'number' ? new Date(time).toISOString() : undefined;
}

async function versionFile(): Promise<unknown> {
  try {
    // A random query defeats every cache on the way.
    const answer = await fetch(`/unique.json?${Math.random().toString(36).slice(2)}`);
    return await answer.json();
  } catch {
    return undefined;
  }
}

/** The id of the shell that the site serves now; undefined if the version file cannot be read (API-73). */
export const latestRelease = async (): Promise<string | undefined> =>
  versionIdOf(await versionFile(), pageConfig.deployment);

/** The releases that a newly loaded page would have: the shell's, and the newest of a remote (decision 215). */
export async function latestPage(own: { release: string; publishedAt: string }): Promise<string | undefined> {
  const file = await versionFile();
  const id = versionIdOf(file, pageConfig.deployment);
  const publishedAt = partsPublishedAt(file, pageConfig.deployment) ?? own.publishedAt;
  return id === own.release && publishedAt === own.publishedAt ? undefined : id && `${id} ${publishedAt}`;
}
