import { expect, test } from '@playwright/test';
import { citizenOf } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a crawler reads the same page at every width');
});

const SERVICE = '/serOrLocationWithoutTabs?service=1';
const first = (html: string, tag: RegExp) => tag.exec(html)?.[1] ?? '';
const titleOf = (html: string) => first(html, /<title>(.*?)<\/title>/);
const descriptionOf = (html: string) => first(html, /<meta name="description" content="(.*?)">/);
const canonicalOf = (html: string) => first(html, /<link rel="canonical" href="(.*?)">/);

test('names each public page in its HTML, in the language of the address [SHL-08]', async ({ request }) => {
  const read = async (address: string) => (await request.get(address)).text();
  const titles = new Set<string>();
  const texts = new Set<string>();
  for (const address of [
    '/home',
    '/remoteCounterHome',
    '/department',
    '/category',
    '/search',
    SERVICE,
    `${SERVICE}&language=pt_pt`,
    '/serOrLocationWithTabs?department=1',
    '/queueOrBook?service=1&location=5',
  ]) {
    const html = await read(address);
    titles.add(titleOf(html));
    texts.add(descriptionOf(html));
    expect(new URL(canonicalOf(html).replace(/&amp;/g, '&')).pathname).toBe(address.split('?')[0]);
    expect(html).not.toContain('noindex');
  }
  expect([titles.size, texts.size]).toEqual([9, 9]);
  expect(titleOf(await read(`${SERVICE}&language=pt_pt`))).toBe('Renovação do BIR - Vez');
  expect(descriptionOf(await read(`${SERVICE}&language=pt_pt`))).toContain('Renovação do BIR');
});

test('has one canonical address for each page and language', async ({ request }) => {
  const address = `${SERVICE}&language=en_us&from=mail&tab=9`;
  const html = await (await request.get(address)).text();
  expect(canonicalOf(html)).toMatch(/\/serOrLocationWithoutTabs\?service=1&amp;language=en_us$/);
  const alternates = [...html.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang]) => lang);
  expect(alternates).toEqual(['zh-Hant-MO', 'zh-Hans', 'pt-PT', 'en', 'x-default']);
});

test('describes a service and an office to search engines and in shared links', async ({ request }) => {
  const html = await (await request.get('/queueOrBook?service=1&location=5&language=pt_pt')).text();
  const data = JSON.parse(first(html, /<script type="application\/ld\+json">(.*?)<\/script>/)) as object;
  expect(data).toMatchObject({
    '@type': 'GovernmentService',
    name: 'Renovação do BIR',
    serviceOperator: { '@type': 'GovernmentOrganization' },
    availableChannel: {
      serviceLocation: { '@type': 'GovernmentOffice', openingHoursSpecification: expect.any(Array) },
    },
  });
  const property = (name: string) => first(html, new RegExp(`<meta property="og:${name}" content="(.*?)">`));
  expect(property('title')).toBe(titleOf(html));
  expect(property('description')).toBe(descriptionOf(html));
  expect(property('url')).toBe(canonicalOf(html));
  const picture = await request.get(new URL(property('image')).pathname);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('has an icon, and a name for the home screen in the language of the address', async ({ request }) => {
  const html = await (await request.get('/home')).text();
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const href = first(html, new RegExp(`<link rel="${rel}" href="(.*?)"`));
    expect([rel, (await request.get(href)).status()]).toEqual([rel, 200]);
  }
  const manifest = (await (await request.get('/manifest.webmanifest?language=pt_pt')).json()) as object;
  expect(manifest).toMatchObject({ name: 'Vez', lang: 'pt-PT', start_url: '/', display: 'standalone' });
});

test('keeps personal, closed and missing pages out of search engines', async ({ request }) => {
  for (const address of [
    '/myBooking',
    '/sendMessage',
    '/reserve?service=1&location=5',
    '/serOrLocationWithoutTabs?service=999999',
    '/serOrLocationWithoutTabs?service=constructor',
  ]) {
    const html = await (await request.get(address)).text();
    expect([address, html.includes('<meta name="robots" content="noindex">'), canonicalOf(html)]).toEqual([
      address,
      true,
      '',
    ]);
  }
});

test('lists every public page in a sitemap that robots.txt names, and each one opens', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('User-agent: *');
  const sitemap = new URL(first(robots, /Sitemap: (.*)/));
  expect(sitemap.pathname).toBe('/sitemap.xml');
  const xml = await (await request.get(sitemap.pathname)).text();
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.replace(/&amp;/g, '&'));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of ['/home', '/remoteCounterHome', SERVICE, '/queueOrBook?service=1&location=5']) {
    expect(addresses.some((url) => url.endsWith(path))).toBe(true);
  }
  const inDefaultLanguage = addresses.filter((url) => !url.includes('language='));
  expect(addresses).toHaveLength(inDefaultLanguage.length * 4);
  for (const url of inDefaultLanguage.filter((_, at) => at % 10 === 0)) {
    const { pathname, search, href } = new URL(url);
    const answer = await request.get(`${pathname}${search}`);
    expect(answer.status()).toBe(200);
    expect(canonicalOf(await answer.text()).replace(/&amp;/g, '&')).toBe(href);
  }
});

test('names the open service and office in the title, also after hydration [SHL-08]', async ({ page }) => {
  const citizen = citizenOf(page, 'pt_pt');
  await citizen.open(SERVICE);
  await expect(page.getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle('Renovação do BIR - Vez');
  await citizen.open('/queueOrBook?service=1&location=5');
  await expect(page).toHaveTitle(/^Renovação do BIR, .+ - Vez$/);
});
