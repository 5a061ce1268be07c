// (k) Public pages: the cost of painting one, and of serving a cached one.
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../../scripts/lib/languages.mjs';
import { addressOf, openConnection } from '../lib/http-client.mjs';
import { load, percentile } from '../lib/load.mjs';
import { countPainting, countProcessor } from '../lib/processor.mjs';
import { until } from '../lib/city.mjs';

const SITE = fileURLToPath(new URL('../../../../var/site', import.meta.url));

export const title = 'paint public pages, and serve them';
export const env = { VEZ_SITE: SITE };

/** The part needs the built pages of this working copy. */
export const needsSite = true;

const isPainted = ({ text }) => text.includes('data-remote=');
const get = (path, at) => ({ path, headers: { 'x-forwarded-for': addressOf(at) } });
/** A request with the compression of browsers. */
const getCompressed = (path, at) => ({
  path,
  headers: { 'x-forwarded-for': addressOf(at), 'accept-encoding': 'gzip, deflate, br' },
});
/** Every 50th request is uncompressed, to check that the page is painted. */
const PLAIN_EVERY = 50;

/** Addresses of different pages: choices of queue or booking, and searches. */
function addresses(points, count) {
  return Array.from({ length: count }, (_, at) => {
    const language = LANGUAGES[at % LANGUAGES.length];
    const { service_id: service, location_id: location } = points[at % points.length];
    const isChoice = at % 2 === 0 && at / 2 < points.length;
    const page = isChoice ? `/queueOrBook?service=${service}&location=${location}` : `/search?q=card${at}`;
    return `${page}&language=${language}`;
  });
}

/** @returns {Promise<import('../lib/report.mjs').Figure[]>} */
export async function run(city, { pages, seconds }) {
  const points = await city.db('SELECT service_id, location_id FROM service_location ORDER BY 1, 2');
  const home = '/home?language=en_us';
  const connection = openConnection(city.port);
  await until(async () => isPainted(await connection.send(get(home, 0))), 'Painting the home');
  connection.close();

  // In sequence, because a page that waits for another is not painted in time.
  const asked = addresses(points, pages);
  const painting = await countPainting(city);
  let inTime = 0;
  await load({
    ports: [city.port],
    connections: 1,
    next: (at) => asked[at] && get(asked[at], at),
    onAnswer: (answer) => (inTime += isPainted(answer) ? 1 : 0),
  });
  const perPage = await painting(pages);

  const spent = await countProcessor(city);
  const repainting = await countPainting(city);
  const looks = [];
  const kept = await load({
    ports: [city.port],
    connections: city.connections,
    forMs: seconds * 1_000,
    next: (at) => (at % PLAIN_EVERY === 0 ? get : getCompressed)(home, at),
    onAnswer: (answer, at) => {
      if (at % PLAIN_EVERY === 0) looks.push(isPainted(answer));
    },
  });
  const [ofPainter, { api }] = [await repainting(kept.count), await spent(kept.count)];
  return [
    { what: 'pages painted a second a core', value: 1_000_000 / perPage },
    { what: 'processor of the painter for a page, µs', value: perPage },
    { what: 'painted within 50 ms, %', value: (100 * inTime) / pages },
    { what: 'requests for a kept page a second', value: kept.perSecond },
    { what: 'p99, ms', value: percentile(kept.ms, 0.99) },
    { what: 'painted of them, %', value: (100 * looks.filter(Boolean).length) / looks.length },
    { what: 'processor of API and painter for one, µs', value: api },
    { what: 'share of the painter, %', value: (100 * ofPainter) / api, digits: 1 },
  ];
}
