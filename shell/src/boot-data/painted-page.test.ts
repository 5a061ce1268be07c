import { paintedPage } from './painted-page';

const visit = { path: '/home', language: 'en_us', mode: 'web', online: true } as const;
const facts = { ...visit, remote: 'mfe-catalogue', answers: [], identifierPrefix: 'c-' };

/** A page that was painted, as the browser has come to it. */
function show(type: NavigationTimingType, more: object = {}) {
  document.body.innerHTML = `
    <div id="root"><div data-remote="mfe-catalogue"></div></div>
    <script type="application/json" id="vez-painted">${JSON.stringify({ ...facts, ...more })}</script>`;
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
}

it('is old where the server says so, or where the browser had kept it', () => {
  show('navigate');
  expect(paintedPage(visit)?.isOld).toBe(false);
  show('navigate', { isOld: true });
  expect(paintedPage(visit)?.isOld).toBe(true);
  show('back_forward');
  expect(paintedPage(visit)?.isOld).toBe(true);
});

it('is none where this visitor would see another', () => {
  show('navigate');
  expect(paintedPage({ ...visit, language: 'pt_pt' })).toBeUndefined();
  expect(paintedPage({ ...visit, online: false })).toBeUndefined();
});
