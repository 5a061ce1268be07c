// `npm run bench:page [-- --rounds 11] [--routes 3] [--verbose]`: how soon a page is there on a slow phone, against the
// same page as one static file, and against the same code without federation.
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { buildSite } from '../scripts/build.mjs';
import { keepRun, lastRun } from './lib/figures.mjs';
import { startVez } from '../scripts/lib/running-vez.mjs';
import { buildSingle } from './page/build-single.mjs';
import { firstVisits, HOME } from './page/first-visits.mjs';
import { publicRoutes } from './page/public-routes.mjs';
import { repeatVisits } from './page/repeat-visits.mjs';
import { serveStaticCopy } from './page/static-copy.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '11' },
    routes: { type: 'string', default: '3' },
    verbose: { type: 'boolean', default: false },
  },
});
const say = (text) => console.log(`▸ ${text}`);

say('Building the same code twice: federated, and as one bundle.');
await buildSite();
const singleSite = await buildSingle(say);

// Nobody is called while a page is measured: live figures would differ from round to round.
const quiet = { VEZ_COUNTER_PACE_MS: '3600000' };
const hosts = {
  federated: await startVez(quiet, { quiet: true }),
  single: await startVez({ ...quiet, VEZ_SITE: singleSite }, { quiet: true }),
};
const browser = await chromium.launch({
  executablePath: findChromium(say),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
const before = await lastRun('page');
try {
  const copy = await serveStaticCopy(browser, hosts.federated.origin, HOME);
  const rounds = Number(values.rounds);
  const origins = {
    'static copy': copy.origin,
    single: hosts.single.origin,
    federated: hosts.federated.origin,
  };
  const kept = {};
  for (const cpu of [4, 10]) {
    say(`${rounds} first visits of ${HOME} on ${cpu}x CPU, 1.6 Mbit/s, 150 ms, nothing cached, in turns.`);
    const { verbose } = values;
    kept[`first${cpu}x`] = await firstVisits(
      browser,
      origins,
      { cpu, rounds, verbose },
      before?.[`first${cpu}x`],
    );
  }
  copy.stop();
  say('Visits of a browser that was here before.');
  kept.repeat = await repeatVisits(browser, hosts.federated.origin, rounds, before?.repeat);
  say('Every public page against its static copy.');
  kept.routes = await publicRoutes(browser, hosts.federated.origin, Number(values.routes), before?.routes);
  await keepRun('page', kept);
} finally {
  await browser.close();
  await Promise.all(Object.values(hosts).map((host) => host.stop()));
}
