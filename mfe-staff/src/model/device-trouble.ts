import type { StaffDevice } from './wire';

export type DeviceTrouble =
  { what: 'silent' | 'noPaper'; since: string } | { what: 'lowPaper'; left: number };

/** The most urgent problem of a device. */
export function troubleOf({ silentSince, paper }: StaffDevice): DeviceTrouble | undefined {
  if (silentSince !== undefined) return { what: 'silent', since: silentSince };
  if (paper?.outSince !== undefined) return { what: 'noPaper', since: paper.outSince };
  return paper?.isLow ? { what: 'lowPaper', left: paper.left } : undefined;
}
