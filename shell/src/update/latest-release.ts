/** Both shapes of the version file are read (decision 34, DAT-57). */
export function versionIdOf(file: unknown): string | undefined {
  if (typeof file !== 'object' || file === null) return undefined;
  const { unique, id } = file as { unique?: { id?: unknown }; id?: unknown };
  const found = unique?.id ?? id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}

/** The id of the release that the site serves now; undefined where the version file cannot be read (API-73). */
export async function latestRelease(): Promise<string | undefined> {
  try {
    // A random query defeats every cache on the way.
    const answer = await fetch(`/unique.json?${Math.random().toString(36).slice(2)}`);
    return versionIdOf(await answer.json());
  } catch {
    return undefined;
  }
}
