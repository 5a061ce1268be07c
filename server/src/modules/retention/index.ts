import { faultOf } from '../../diagnostics/fault';
import type { Log } from '../../diagnostics/log';
import type { ServerModule } from '../../module-api/module';
import type { Retention } from './sweep';

export { accountNames, erasePerson, ERASED_TABLES, namesOf, type Person } from './erase';
export { RETENTION_RULES } from './rules';
export { createRetention, type Retention } from './sweep';

const SWEEP_MS = 3_600_000;

/** Deletes personal data that is no longer needed: a sweep at the start and every hour. */
export function retentionModule(retention: Retention, log: Log): ServerModule {
  let sweeping: Promise<void> | undefined;
  const sweep = () => {
    sweeping ??= retention
      .sweep()
      .catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'retention not run'))
      .finally(() => {
        sweeping = undefined;
      });
  };
  return {
    name: 'retention',
    handlers: {},
    start() {
      sweep();
      const timer = setInterval(sweep, SWEEP_MS);
      return async () => {
        clearInterval(timer);
        retention.stop();
        await sweeping;
      };
    },
  };
}
