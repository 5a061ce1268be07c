import { ownRegistry } from '../testing/render-shell';
import type { RemoteRelease } from './page-registry';

const [ENTRY] = ownRegistry().remotes;
const release = (build: string): RemoteRelease => ({
  ...{ sequence: 2, report: 'token', before: ENTRY! },
  entry: { ...ENTRY!, entry: { url: `/assets/${build}.js`, integrity: build } },
});
const YOUNG = release('sha256-young');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const hangs = ({ noteStart }: Page, of = YOUNG) => {
  try {
    noteStart(of);
    return false;
  } catch (thrown) {
    expect(thrown).toMatchObject({ kind: 'hang' });
    return true;
  }
};

/** A new page in the same tab, or in another one, whose storage of the tab is empty. */
async function nextPage({ otherTab = false } = {}) {
  if (otherTab) sessionStorage.clear();
  jest.resetModules();
  return import('./unfinished-start');
}

type Page = Awaited<ReturnType<typeof nextPage>>;

describe('a young release that began in a page which never ended [SHL-18]', () => {
  it('hangs for the next pages of that tab, until another release is there', async () => {
    (await nextPage()).noteStart(YOUNG);
    for (let page = 0; page < 3; page += 1) {
      const next = await nextPage();
      expect(hangs(next)).toBe(true);
      next.noteEnd(YOUNG);
    }
    expect(hangs(await nextPage(), release('sha256-mended'))).toBe(false);
  });

  it('hangs for another tab only once a page that still begins would have ended', async () => {
    (await nextPage()).noteStart(YOUNG);
    expect(hangs(await nextPage({ otherTab: true }))).toBe(false);
    jest.advanceTimersByTime(16_000);
    expect(hangs(await nextPage({ otherTab: true }))).toBe(true);
  });

  it.each([
    ['was shown, or failed', ({ noteEnd }: Page) => noteEnd(YOUNG)],
    ['was left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('does not hang if that page %s', async (_, end) => {
    const page = await nextPage();
    page.noteStart(YOUNG);
    // Once more in the same page, after the citizen came back.
    expect(hangs(page)).toBe(false);
    end(page);
    jest.advanceTimersByTime(16_000);
    expect(hangs(await nextPage())).toBe(false);
  });

  it('does not hang without a stand-in, or with unreadable notes', async () => {
    const { before: _, ...alone } = YOUNG;
    (await nextPage()).noteStart(alone);
    expect(hangs(await nextPage(), alone)).toBe(false);
    for (const text of ['null', '{', '[]']) {
      sessionStorage.setItem('vez.begun', text);
      localStorage.setItem('vez.begun', text);
      expect(hangs(await nextPage())).toBe(false);
    }
  });
});
