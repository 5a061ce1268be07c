// `npm run bench:page [-- --rounds 11] [--routes 3] [--parts first,next] [--against ORIGIN] [--verbose]`: measures
// loading and response times of pages on a slow phone, against the same page as one static file and against the same
// code without federation.
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { buildSite } from '../scripts/build.mjs';
import { keepRun, lastRun } from './lib/figures.mjs';
import { startVez } from '../scripts/lib/running-vez.mjs';
import { fillWithServices } from './lists/many-services.mjs';
import { answers } from './page/answers.mjs';
import { buildSingle } from './page/build-single.mjs';
import { firstVisits, HOME } from './page/first-visits.mjs';
import { homeVisits } from './page/home-visits.mjs';
import { nextScreens } from './page/next-screens.mjs';
import { personVisits } from './page/person-visits.mjs';
import { publicRoutes } from './page/public-routes.mjs';
import { repeatVisits } from './page/repeat-visits.mjs';
import { serveStaticCopy } from './page/static-copy.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '11' },
    routes: { type: 'string', default: '3' },
    parts: { type: 'string', default: 'home,first,repeat,person,routes,next,answers' },
    against: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const say = (text) => console.log(`▸ ${text}`);

/** The length of a list that exceeds any window. */
const LONG = 999;
const rounds = Number(values.rounds);
const parts = values.parts.split(',');

say('Building the site; for the part `first` also as one bundle.');
await buildSite();
const singleSite = parts.includes('first') ? await buildSingle(say) : undefined;

// No calls during the measurement, because live figures would differ between rounds.
const quiet = { VEZ_COUNTER_PACE_MS: '3600000' };
const federated = await startVez(quiet, { quiet: true });
const single = singleSite && (await startVez({ ...quiet, VEZ_SITE: singleSite }, { quiet: true }));
const browser = await chromium.launch({
  executablePath: findChromium(say),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
const before = await lastRun('page');
const kept = { ...before };

const PARTS = {
  async home() {
    say(
      `${rounds} first visits of ${HOME} on 4x CPU, 1.6 Mbit/s, 150 ms, painted and not painted, in turns.`,
    );
    const origins = { 'this build': federated.origin, ...(values.against && { other: values.against }) };
    kept.home = await homeVisits(browser, origins, rounds, before?.home);
  },
  async first() {
    const copy = await serveStaticCopy(browser, federated.origin, HOME);
    const origins = { 'static copy': copy.origin, single: single.origin, federated: federated.origin };
    for (const cpu of [4, 10]) {
      say(`${rounds} first visits of ${HOME} on ${cpu}x CPU, 1.6 Mbit/s, 150 ms, nothing cached, in turns.`);
      const how = { cpu, rounds, verbose: values.verbose };
      kept[`first${cpu}x`] = await firstVisits(browser, origins, how, before?.[`first${cpu}x`]);
    }
    copy.stop();
  },
  async repeat() {
    say('Visits of a browser that was here before.');
    kept.repeat = await repeatVisits(browser, federated.origin, rounds, before?.repeat);
  },
  async person() {
    say('Visits of somebody who is logged in.');
    kept.person = await personVisits(browser, federated.origin, rounds, before?.person);
  },
  async routes() {
    say('Every public page against its static copy.');
    kept.routes = await publicRoutes(browser, federated.origin, Number(values.routes), before?.routes);
  },
  async next() {
    say('From a tap until the next screen, on 4x CPU, 1.6 Mbit/s, 150 ms.');
    kept.next = await nextScreens(browser, federated.origin, rounds, before?.next);
  },
  async answers() {
    say('From a key or a tap until the frame that answers it.');
    const longList = (await fillWithServices(federated, [LONG])).get(LONG);
    kept.answers = await answers(browser, federated.origin, longList, rounds, before?.answers);
  },
};
try {
  for (const part of parts) await PARTS[part]();
  await keepRun('page', kept);
} finally {
  await browser.close();
  await Promise.all([federated, single].map((host) => host?.stop()));
}
