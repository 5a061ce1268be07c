import { faultOf } from '../../diagnostics/fault';
import type { Deps, ServerModule } from '../../module-api/module';
import { repeat } from '../../module-api/repeat';
import type { Catalogue } from '../catalogue';
import { figuresCalls } from './figures-calls';
import { keepVisits } from './keep-visits';

export { keepVisits } from './keep-visits';

/** Yesterday has no figures until the next run. */
const KEEP_EVERY_MS = 60_000;

/** How the visits of an office went, for its supervisors: by day, hour, service and counter. */
export const figuresModule = ({ db, clock, log }: Deps, catalogue: Catalogue): ServerModule => ({
  name: 'figures',
  handlers: figuresCalls(clock, catalogue),
  start: () =>
    repeat(
      KEEP_EVERY_MS,
      () => keepVisits({ db, clock }),
      (error) => log.warn({ fault: faultOf(error) }, 'visits not kept'),
    ),
});
