import type { CallObjects } from './call-object';

const file = { url: '/assets/mfe-one/entry.js', integrity: 'sha256-x' };

/** For teams: no one else gets in, whatever exists. */
export const releasesObjects = {
  releases: { of: 'nothing', input: () => ({}) },
  tellHealth: {
    of: 'nothing',
    input: () => ({ remote: 'mfe-queue', build: file.integrity, kind: 'shown' as const, token: 'x' }),
    // The token comes from no page.
    answer: { status: 403, code: 602, reason: 'reportTokenWrong' },
  },
  missingFiles: { of: 'nothing', input: () => ({ files: [file] }) },
  sendFile: { of: 'nothing', input: () => ({ ...file, content: '' }) },
  giveOrder: { of: 'nothing', input: () => ({ remote: 'mfe-one', act: 'publish', content: '{}' }) },
} satisfies Partial<CallObjects>;
