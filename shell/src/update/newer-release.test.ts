import { waitFor } from '@testing-library/react';
import { createTestBridge } from '@vez/shared/testing';
import { shellTexts } from '../language/shell-texts';
import { followNewerRelease } from './newer-release';

const PUBLISHED = '2026-11-22T09:00:00.000Z';
const withPart = (at: string) => ({
  unique: { id: 'r1', newest: { web: Date.parse(at) } },
});
let served: unknown;
const ask = jest.fn(async () => ({ json: async () => served }) as Response);

beforeEach(async () => {
  sessionStorage.clear();
  served = { unique: { id: 'r2' } };
  ask.mockClear();
  globalThis.fetch = ask as unknown as typeof fetch;
  await shellTexts.use('en_us');
});

function setUp(hasDraft = () => false) {
  const bridge = createTestBridge();
  const reload = jest.fn();
  followNewerRelease(bridge, { release: 'r1', publishedAt: PUBLISHED, hasDraft, reload });
  const miss = async () => {
    const asked = ask.mock.calls.length;
    bridge.events.publish('screen/unreachable', { path: '/department' });
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(asked + 1));
    // The answer is read in a few microtasks.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { bridge, reload, miss };
}

describe('a file that cannot be loaded', () => {
  it('reloads the page when a newer release is out', async () => {
    const { reload, miss } = setUp();
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page when a newer release of a remote is out', async () => {
    served = withPart('2026-11-22T09:00:01.000Z');
    const { reload, miss } = setUp();
    await miss();
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads once for each release, however often the file is missing', async () => {
    await setUp().miss();
    const again = setUp();
    await again.miss();
    await again.miss();
    expect(again.reload).not.toHaveBeenCalled();
    served = { unique: { id: 'r3' } };
    await again.miss();
    expect(again.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the release is the page’s own', { unique: { id: 'r1' } }],
    ['the page has the newest release of each remote', withPart(PUBLISHED)],
    ['the version file is no version file', '<html>'],
  ])('does not reload when %s', async (_, file) => {
    served = file;
    const { reload, miss } = setUp();
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads without storage, which would loop', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const { reload, miss } = setUp();
    await miss();
    expect(reload).not.toHaveBeenCalled();
    full.mockRestore();
  });

  it('asks first, once, when a reload would lose input [SHL-20]', async () => {
    const { bridge, reload, miss } = setUp(() => true);
    let confirm = () => {};
    const told = jest.spyOn(bridge.feedback, 'alert').mockReturnValue(new Promise((end) => (confirm = end)));
    await miss();
    bridge.events.publish('screen/unreachable', { path: '/department' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(told.mock.calls).toEqual([['The system was updated', expect.stringContaining('refresh')]]);
    expect(reload).not.toHaveBeenCalled();
    confirm();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
