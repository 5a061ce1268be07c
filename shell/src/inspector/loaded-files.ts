/** What the files of a remote cost this page so far. */
export interface LoadedFiles {
  count: number;
  /** As they came over the network; 0 for those that the browser had. */
  bytes: number;
  /** Milliseconds until the entry was there; undefined where it was never asked for. */
  entryMs: number | undefined;
}

/** @param entry the address of its entry, as the registry or a developer names it */
export function loadedFiles(name: string, entry: string | undefined): LoadedFiles {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    (file) => file.name.includes(`/assets/${name}/`) || file.name === entry,
  );
  const address = entry === undefined ? undefined : new URL(entry, window.location.href).href;
  const first = files.find((file) => file.name === address);
  return {
    count: files.length,
    bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    entryMs: first && Math.round(first.duration),
  };
}
