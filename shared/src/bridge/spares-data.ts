interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to save data, by the user's setting or on a 2G connection. Nothing is prefetched then. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
