import { paintedPage } from './painted-page';

const visit = { path: '/home', language: 'en_us', mode: 'web', online: true } as const;
const facts = { ...visit, remote: 'mfe-catalogue', answers: [], identifierPrefix: 'c-' };

/** How the browser reached the page. */
const [BY_LINK, ON_THE_WAY_BACK] = [0, 2];

/** A page that was painted. */
function show(type: number, more: object = {}) {
  document.body.innerHTML = `
    <div id="root"><div data-remote="mfe-catalogue"></div></div>
    <script type="application/json" id="vez-painted">${JSON.stringify({ ...facts, ...more })}</script>`;
  Object.defineProperty(performance, 'navigation', { value: { type }, configurable: true });
}

it('is old if the server marks it so, or if the browser restored it from its cache', () => {
  show(BY_LINK);
  expect(paintedPage(visit)?.isOld).toBe(false);
  show(BY_LINK, { isOld: true });
  expect(paintedPage(visit)?.isOld).toBe(true);
  show(ON_THE_WAY_BACK);
  expect(paintedPage(visit)?.isOld).toBe(true);
});

it('is ignored if this visitor would see a different page', () => {
  show(BY_LINK);
  expect(paintedPage({ ...visit, language: 'pt_pt' })).toBeUndefined();
  expect(paintedPage({ ...visit, online: false })).toBeUndefined();
});
