import { faultOf } from '../../diagnostics/fault';
import type { Deps, ServerModule } from '../../module-api/module';
import { repeat } from '../../module-api/repeat';
import type { Alerts } from '../alerts';
import type { Catalogue } from '../catalogue';
import { noticeCalls } from './calls';
import { createNoticeJob } from './notice-job';

export { createNoticeJob } from './notice-job';

const EVERY_MS = 1_000;

/** What staff tell everyone at their office: on pages and displays, and once by message. */
export function officeNoticesModule(
  { db, clock, log }: Deps,
  { catalogue, alerts }: { catalogue: Catalogue; alerts: Alerts },
): ServerModule {
  return {
    name: 'office-notices',
    handlers: noticeCalls(clock, catalogue),
    start: () =>
      repeat(EVERY_MS, createNoticeJob({ db, clock, alerts }), (error) =>
        log.warn({ fault: faultOf(error) }, 'notices not told'),
      ),
  };
}
