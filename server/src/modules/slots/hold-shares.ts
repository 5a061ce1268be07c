import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';
import { pressureOf, type Puzzles } from '../puzzle';
import { lockHolds } from './holder';
import type { Slot } from './slots';

/** A visitor without a login, by `askerOf` and `networkOf` of their address. */
export interface Visitor {
  holder: string;
  network: string;
  /** The proof for the puzzle of an earlier answer. */
  proof: string | undefined;
}

/** The shares of a day's slots that visitors of one address and of one network may hold at once. */
const OF_ADDRESS = 0.3;
const OF_NETWORK = 0.5;
/** A small office has few slots, and a family shares one address. */
const LEAST = 3;

const HELD = statement(
  'hold-share-held',
  `SELECT count(*) FILTER (WHERE holder = :holder) AS "byAddress!", count(*) AS "byNetwork!" FROM slot_hold
   WHERE state = 'held' AND network = :network AND service_id = :serviceId
     AND location_id = :locationId AND day = :day`,
);

const budgetOf = (part: number, capacity: number) => Math.max(LEAST, Math.floor(part * capacity));

/**
 * Keeps one network from holding a whole day without a login (decision 121): the first half of its share is free, the
 * rest costs puzzles of rising difficulty.
 * @param dayCapacity the slots of that day with their capacity, taken or not
 * @throws Refusal `networkHoldsMany`
 * @throws PuzzleNeeded
 */
export async function checkShare(
  tx: Queryable,
  puzzles: Puzzles,
  { holder, network, proof }: Visitor,
  { serviceId, locationId, day }: Slot,
  dayCapacity: number,
): Promise<void> {
  const about = `${serviceId} ${locationId} ${day}`;
  await lockHolds(tx, `share ${network} ${about}`);
  const [held] = await tx.query(HELD, { network, serviceId, locationId, day, holder });
  const { byAddress, byNetwork } = held!;
  const [ofAddress, ofNetwork] = [budgetOf(OF_ADDRESS, dayCapacity), budgetOf(OF_NETWORK, dayCapacity)];
  if (byAddress >= ofAddress || byNetwork >= ofNetwork) throw new Refusal('networkHoldsMany');
  const level = Math.max(pressureOf(byAddress, ofAddress), pressureOf(byNetwork, ofNetwork));
  const purpose = { call: 'holdSlot', about };
  await puzzles.spend(tx, purpose, await puzzles.read(purpose, proof), level);
}
