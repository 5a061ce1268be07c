import type { Tables } from '../../db/db';
import type { CallRequest, Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import {
  admitCall,
  calledBy,
  calledOf,
  checkTicket,
  holdFreeCounter,
  officeFor,
  pointFor,
} from '../counters';
import { callNext } from '../queue';
import { finishVisit } from './finish';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

interface Calling<Called> {
  /** The visit that the counter finishes with the same press. */
  finish?: string | undefined;
  /** Whether a counter may have several people, as that of a system that calls without finishing. */
  isShared: boolean;
  /** The person in the answer. */
  told(row: Tables['ticket'], now: Date): Called | Promise<Called>;
}

/** Calls of the next person (QUE-01, QUE-03): `callNext` by a counter system, `callNextFor` by a screen. */
export function callNextCalls({ clock, catalogue, alerts, view }: VisitDeps) {
  /**
   * Calls the next person to a counter, one counter of an office at a time (`lockOffice`). Independent statements are
   * sent together, in order, so that an office is locked for as few round trips as possible.
   */
  async function callTo<Called>(
    { db, caller }: Pick<CallRequest<'callNext'>, 'db' | 'caller'>,
    queues: { locationId: number; serviceIds: readonly number[]; counter: string },
    { finish, isShared, told }: Calling<Called>,
  ) {
    const { locationId, serviceIds, counter } = queues;
    for (const serviceId of serviceIds) pointFor(catalogue, caller, { serviceId, locationId });
    const office = officeFor(catalogue, caller, locationId);
    const now = clock.now();
    const [, { at, there }] = await Promise.all([
      finish === undefined ? undefined : checkTicket(db, caller, finish),
      admitCall(db, caller, office, counter, now),
    ]);
    // A repeated press finds the next person here already, and must not call past them.
    if (!isShared && there.some(({ id }) => id !== finish)) throw new Refusal('counterBusy');
    if (at.isPaused) throw new Refusal('counterPaused');
    const [, finished, { row, passedOver }] = await Promise.all([
      holdFreeCounter(db, caller, locationId, at, now),
      isShared ? false : finishVisit(db, there[0], now),
      callNext(db, queues, calledBy(caller), now),
    ]);
    await alerts.tellPassedOver(db, passedOver, now);
    const done = {
      finished,
      ...(passedOver.length > 0 && { passedOver: passedOver.map(({ jetton_code }) => jetton_code) }),
    };
    if (row === undefined) return { ...done, called: null };
    const [called] = await Promise.all([told(row, now), alerts.tellCalled(db, row, now)]);
    return { ...done, called };
  }

  return {
    async callNext({ body, db, caller }) {
      const { locationId, serviceId, counter } = body;
      const { called } = await callTo(
        { db, caller },
        { locationId, serviceIds: [serviceId], counter },
        { isShared: caller.staff === undefined, told: calledOf },
      );
      return { called };
    },

    callNextFor: ({ body, db, caller, language }) =>
      callTo({ db, caller }, body, {
        finish: body.finish,
        isShared: false,
        told: (row, now) => visitOf(db, view, row, { caller, language, now }),
      }),
  } satisfies Handlers;
}
