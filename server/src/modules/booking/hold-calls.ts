import type { Clock } from '../../db/clock';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { networkOf } from '../../module-api/network';
import type { Catalogue } from '../catalogue';
import type { Puzzles } from '../puzzle';
import { checkShare, hold, holderAt, holderNames, releaseHold, renewHold, type Holder } from '../slots';
import { slotOf } from './plan';
import { timesOn } from './times-of-day';

export interface HoldSettings {
  catalogue: Catalogue;
  holdSeconds: number;
  /** Slots that anonymous visitors of one address may hold at once: a network's visitors may share one address. */
  holdsPerAddress: number;
  puzzles: Puzzles;
}

/** A citizen may compare a few times, also in two tabs. */
const MOST_HOLDS = 3;

/** Keeping a slot while its form is filled in (BOK-32). */
export function holdCalls(clock: Clock, settings: HoldSettings) {
  const { catalogue } = settings;
  const termNow = () => ({ now: clock.now(), seconds: settings.holdSeconds });
  const holderOf = (caller: CallerIdentity, ip: string): Holder =>
    caller.kind === 'anonymous'
      ? { id: holderAt(ip), most: settings.holdsPerAddress, network: networkOf(ip) }
      : { id: caller.subject, most: MOST_HOLDS };

  const wantedSlot = (body: {
    bookingDate: string;
    bookingTime: string;
    serviceId: number;
    locationId: number;
  }) => {
    const point = catalogue.point(body.serviceId, body.locationId);
    return { point, slot: slotOf(settings, point, body, clock.now()) };
  };

  return {
    async holdSlot({ body, db, caller, ip }) {
      const { point, slot } = wantedSlot(body);
      const holder = holderOf(caller, ip);
      return hold(db, slot, point, holder, termNow(), async () => {
        const { id, network } = holder;
        if (network === undefined) return;
        const visitor = { holder: id, network, proof: body.proof };
        const dayCapacity = timesOn(catalogue, point, slot.day).length * point.row.slot_capacity;
        await checkShare(db, settings.puzzles, visitor, slot, dayCapacity);
      });
    },
    renewHold: ({ params, db, caller }) => renewHold(db, params.id, holderNames(caller), termNow()),
    releaseHold: async ({ params, db, caller }) => ({
      released: await releaseHold(db, params.id, holderNames(caller)),
    }),
  } satisfies Handlers;
}
