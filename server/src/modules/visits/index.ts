import type { Deps, ServerModule } from '../../module-api/module';
import { faultOf } from '../../diagnostics/fault';
import { arriveCalls } from './arrive';
import { boardCalls } from './board';
import { callNextCalls } from './call-next';
import { callTicketCalls } from './call-ticket';
import { cancelCalls } from './cancel';
import { deskCalls } from './desk';
import { detailCalls } from './details';
import { findCalls } from './find';
import { finishCalls } from './finish';
import { historyCalls } from './history';
import { leaveCalls } from './leave';
import { moveCalls } from './move';
import { markNoShows } from './no-shows';
import { officeCounterCalls } from './office-counters';
import { priorityCalls } from './priority';
import { recallCalls } from './recall';
import { reopenCalls } from './reopen';
import { stepCalls } from './steps';
import { takeOverCalls } from './take-over';
import { transferCalls } from './transfer';
import { undoCheckInCalls } from './undo-check-in';
import type { VisitDeps } from './visit-deps';

export { createVisitChanges, type VisitChanges } from './changes';
export { markNoShows } from './no-shows';

const SWEEP_MS = 10_000;

/** Visits to an office: arrivals, calls, service. */
export function visitsModule(
  { db, clock, log }: Deps,
  settings: Omit<VisitDeps, 'clock' | 'view'>,
): ServerModule {
  const { catalogue, vault, alerts } = settings;
  const deps: VisitDeps = { ...settings, clock, view: { catalogue, vault } };
  return {
    name: 'visits',
    handlers: {
      ...arriveCalls(deps),
      ...boardCalls(deps),
      ...callNextCalls(deps),
      ...callTicketCalls(deps),
      ...cancelCalls(deps),
      ...deskCalls(deps),
      ...detailCalls(deps),
      ...findCalls(deps),
      ...finishCalls(deps),
      ...historyCalls,
      ...leaveCalls(deps),
      ...moveCalls(deps),
      ...officeCounterCalls(deps),
      ...priorityCalls(deps),
      ...recallCalls(deps),
      ...reopenCalls(deps),
      ...stepCalls(deps),
      ...takeOverCalls(deps),
      ...transferCalls(deps),
      ...undoCheckInCalls(deps),
    },
    start() {
      let sweeping: Promise<unknown> | undefined;
      const timer = setInterval(() => {
        sweeping ??= markNoShows({ db, clock, alerts })
          .catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'no-shows not marked'))
          .finally(() => (sweeping = undefined));
      }, SWEEP_MS);
      return async () => {
        clearInterval(timer);
        await sweeping;
      };
    },
  };
}
