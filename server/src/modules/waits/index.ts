import { faultOf } from '../../diagnostics/fault';
import type { Deps, ServerModule } from '../../module-api/module';
import type { QueueReads } from './queue-reads';
import { createWaitJob } from './wait-job';

export type { QueueReads } from './queue-reads';
export { pacesByHour } from './replay/day-in-queue';
export { gapsOf } from './replay/gaps';
export { DAY, dayOf, HOUR, MINUTE, type LoggedTicket, type OfficeLog } from './replay/office-log';
export { replay } from './replay/replay';
export { minuteOf } from './minute-of';
export { NOT_LIMITED, type Passing } from './model';
export { createWaitJob } from './wait-job';
export { waitRanges, type ToldWait, type WaitRanges } from './wait-ranges';

const EVERY_MS = 60_000;

/** Learns in the background how long people wait; `waitRanges` returns it (QUE-03, TIX-06). */
export function waitsModule({ db, clock, log }: Deps, reads: QueueReads): ServerModule {
  const learn = createWaitJob({ db, clock }, reads);
  return {
    name: 'waits',
    handlers: {},
    start() {
      let learning: Promise<unknown> | undefined;
      const run = () => {
        learning ??= learn()
          .catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'waits not learned from'))
          .finally(() => {
            learning = undefined;
          });
      };
      run();
      const timer = setInterval(run, EVERY_MS);
      return async () => {
        clearInterval(timer);
        await learning;
      };
    },
  };
}
