import type { PageRelease } from '@vez/shared/releases';
import { ownRegistry } from '../testing/render-shell';
import { signedReleases } from '../testing/signed-releases';
import { trustedReleases } from './registry';
import { isInShare } from './visit-share';

beforeEach(() => localStorage.clear());
const browser = (number: number) => localStorage.setItem('vez.share', String(number));

it('keeps a browser in the share with a release while the share grows', () => {
  const sharesOf = (number: number) => {
    browser(number);
    return [5, 25, 50, 100].filter((percent) => isInShare(percent, 1_700_000_000_042));
  };
  expect(sharesOf(60)).toEqual([5, 25, 50, 100]);
  expect(sharesOf(70)).toEqual([25, 50, 100]);
  expect(sharesOf(57)).toEqual([100]);
});

it('draws its number once', () => {
  isInShare(50, 0);
  const drawn = localStorage.getItem('vez.share');
  isInShare(50, 0);
  expect(Number(drawn)).toBeLessThan(100);
  expect(localStorage.getItem('vez.share')).toBe(drawn);
});

it.each([
  ['the release before, for good, outside of the share', 10, 'before', undefined, undefined],
  ['the new one inside of it, with the one before to stand in', 9, 'next', 'before', 'of-the-page'],
])('loads %s', async (_, number, entry, before, report) => {
  const [remote] = ownRegistry().remotes;
  const build = (url: string) => ({ ...remote!, entry: { url, integrity: '' } });
  const releaseOf = (url: string, sequence: number) =>
    signedReleases({ deployment: 'web', remotes: [build(url)] }, sequence).releases[0]!;
  const older = releaseOf('before', 100);
  const { order, ...rest } = releaseOf('next', 200);
  const published: PageRelease = {
    ...rest,
    order: { ...order, version: 2, after: 100 },
    before: older,
    share: 10,
    report: 'of-the-page',
  };
  browser(number);
  const [release] = await trustedReleases([published]);
  expect(release!.entry.entry.url).toBe(entry);
  expect(release!.before?.entry.url).toBe(before);
  expect(release!.report).toBe(report);
});
