import type { ReleaseOrder } from '@vez/shared/releases';
import { digestOf, isSameText, signingKeys, type Secrets } from '../secrets/keys';

type Reported = Pick<ReleaseOrder, 'remote' | 'sequence'>;

/** 128 bits, in hex. */
const LENGTH = 32;

/**
 * Tokens that pages carry with a release, and submit with a report about it. A token is bound to the order that
 * brought the release, and so to its time. Pages are the same for all visitors, so a token identifies none of them.
 */
export function createReportTokens(secrets: Secrets) {
  const keys = signingKeys(secrets, 'release-report');
  const tokenBy = (key: Buffer, { remote, sequence }: Reported) =>
    digestOf(key, `${remote} ${sequence}`).slice(0, LENGTH);

  return {
    tokenOf: (order: Reported): string => tokenBy(keys[0]!, order),
    isOf: (order: Reported, token: string): boolean =>
      keys.some((key) => isSameText(tokenBy(key, order), token)),
  };
}

export type ReportTokens = ReturnType<typeof createReportTokens>;
