import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, type Location } from '@vez/shared/contracts';
import { HTML_LANG } from '@vez/shared/domain';
import fastify, { type FastifyInstance } from 'fastify';
import { mapPolicy, mapRoutes, type MapSettings } from './map-routes';

const PLACE = {
  name: 'Office <b>"A" & B</b>',
  address: 'Rua de Coimbra 225',
  wayIn: 'Ground floor · Right of the lifts',
  description: 'Monday to Friday, 09:00 to 18:00',
  telephone: '2855 0100',
} as Location;

describe('the map page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vez-map-'));
  const open: FastifyInstance[] = [];
  beforeAll(() => {
    writeFileSync(join(folder, 'files.json'), JSON.stringify({ script: 'map.A.js', style: 'map.B.css' }));
    writeFileSync(join(folder, 'map.A.js'), 'show()');
    writeFileSync(join(folder, 'map.constructor'), '');
  });
  afterAll(async () => {
    await Promise.all(open.map((app) => app.close()));
    rmSync(folder, { recursive: true });
  });

  const serve = (settings: Partial<MapSettings> = {}) => {
    const app = fastify();
    open.push(app);
    mapRoutes(app, {
      folder,
      tiles: undefined,
      credit: undefined,
      outline: 'macao',
      placeOf: (id) => (id === 3 ? PLACE : undefined),
      ...settings,
    });
    return (query: string) => app.inject(`/api/map${query}`);
  };
  const AT = '?lat=22.1562&lon=113.5585';

  it('draws no map of a city without tiles or an outline [ERR-52]', async () => {
    const { body } = await serve({ outline: 'none' })(`${AT}&location=3&language=en_us`);
    expect(body).not.toContain('data-lat');
    expect(body).toContain('geo:22.1562,113.5585');
    const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
    expect((await serve({ outline: 'none', tiles })(`${AT}&location=3`)).body).toContain(
      'data-outline="none"',
    );
  });

  it('is placed by latitude and longitude, and shows only the map if embedded [API-74] [CAT-57]', async () => {
    const { statusCode, body, headers } = await serve()(`${AT}&platform=web&location=3&language=en_us`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('data-lat="22.1562" data-lon="113.5585"');
    expect(body).toContain('src="/api/map/map.A.js"');
    expect(body).not.toContain('Rua de Coimbra');
    // The page around the frame has the only `main`.
    expect(body).not.toContain('<main>');
  });

  it('shows address, times and telephone on its own, and opens the phone’s map [CAT-58]', async () => {
    const { body } = await serve()(`${AT}&location=3&language=en_us`);
    for (const words of [
      'Rua de Coimbra 225',
      '<dt>Way in</dt><dd>Ground floor · Right of the lifts</dd>',
      'Monday to Friday, 09:00 to 18:00',
      'href="tel:28550100">2855 0100<',
      'href="geo:22.1562,113.5585?q=22.1562,113.5585"',
      'href="https://www.openstreetmap.org/?mlat=22.1562',
    ]) {
      expect(body).toContain(words);
    }
  });

  it.each(['', '?lat=22.1', '?lat=91&lon=113', '?lat=x&lon=y', '?lat=&lon=113&location=x'])(
    'says that there is no map for %s [CAT-59] [ERR-52]',
    async (query) => {
      const { body } = await serve()(`${query}${query ? '&' : '?'}language=en_us`);
      expect(body).toContain('There is no map of this office.');
      expect(body).not.toContain('id="map"');
      expect(body).not.toContain('geo:');
    },
  );

  it('speaks every language, and is dark on request [API-74]', async () => {
    const get = serve();
    const pages = await Promise.all(LANGUAGES.map((language) => get(`${AT}&language=${language}`)));
    expect(pages.map(({ body }) => /<html lang="([^"]+)"/.exec(body)![1])).toEqual(
      LANGUAGES.map((language) => HTML_LANG[language]),
    );
    expect(new Set(pages.map(({ body }) => /<title>([^<]+)/.exec(body)![1])).size).toBe(LANGUAGES.length);
    expect((await get(`${AT}&isDark=true`)).body).toContain('data-theme="dark"');
    expect((await get(`${AT}&isDark=1&language=xx`)).body).toMatch(/lang="zh-Hant-MO" data-theme="light"/);
  });

  it('lets no name become markup, and has no script or style inline', async () => {
    const { body, headers } = await serve()(`${AT}&location=3`);
    expect(body).toContain('Office &lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
    expect(body).not.toMatch(/<b>|<style|style=|<script(?! src)| on\w+=/);
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "require-trusted-types-for 'script'",
      'sandbox allow-scripts',
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toMatch(/unsafe|allow-same-origin/);
  });

  it('takes tiles and their credit from the settings, and allows pictures from that origin alone', async () => {
    const tiles = 'https://tiles.example.gov.mo/{z}/{x}/{y}.png';
    const { body, headers } = await serve({ tiles, credit: 'Map: DSCC' })(AT);
    expect(body).toContain(`data-tiles="${tiles}"`);
    expect(body).toContain('Map: DSCC');
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' data: https://tiles.example.gov.mo;",
    );
    expect(mapPolicy('/tiles/{z}/{x}/{y}.png')).toContain("img-src 'self' data:;");
  });

  it('serves its files to a page without an origin, and no other files', async () => {
    const get = serve();
    const script = await get('/map.A.js');
    expect(script.body).toBe('show()');
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const others = [
      '/files.json',
      '/map.C.js',
      '/map.constructor',
      '/..%2Fmap.A.js.ts',
      '/%2e%2e%2fpackage.json',
    ];
    for (const path of others) {
      expect((await get(path)).statusCode).toBe(404);
    }
  });
});
