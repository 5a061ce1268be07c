interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this citizen's data are to be spared: by their own wish, or on a line of 2G. Nothing is prefetched then. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
