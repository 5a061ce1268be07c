import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import {
  checkNotTaken,
  counterNow,
  holdCounter,
  isHeldBy,
  lockOffice,
  officeFor,
  visitsAtCounter,
} from '../counters';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

/** Takes a counter over from a colleague, with its current visit. */
export const takeOverCalls = ({ clock, catalogue, view }: VisitDeps) =>
  ({
    async takeOverCounter({ body, db, caller, language }) {
      const { locationId, counter, since } = body;
      const office = officeFor(catalogue, caller, locationId);
      const now = clock.now();
      const [, at, [here]] = await Promise.all([
        lockOffice(db, locationId),
        counterNow(db, caller, office, counter, now),
        visitsAtCounter(db, office, counter, now),
      ]);
      const { isOpen, holder } = at;
      if (!isOpen) throw new Refusal('counterNotOpen', { counter });
      // Another colleague may have taken it since the screen was read.
      if (holder?.since.getTime() !== Date.parse(since)) checkNotTaken(caller, at);
      const isOwn = holder !== undefined && isHeldBy(caller, holder);
      if (!isOwn) await holdCounter(db, caller, body, now);
      return {
        takenFrom: isOwn ? '' : (holder?.name ?? ''),
        visit: here === undefined ? null : await visitOf(db, view, here, { caller, language, now }),
      };
    },
  }) satisfies Handlers;
