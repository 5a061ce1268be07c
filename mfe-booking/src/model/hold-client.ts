import { isApiError } from '@vez/shared/api-error';
import type { Api, CallOptions, Hold } from '@vez/shared/contracts/client';
import { toWireDate } from '@vez/shared/dates';
import type { ServicePoint } from '@vez/shared/domain';
import { isGone } from './refusals';
import { isSameSlot, type Slot } from './slot';

/** What became of the slot that is wanted. */
export type HoldAnswer =
  | { type: 'held'; slot: Slot; hold: Hold }
  /** It may still be free: the booking takes the slot itself then. */
  | { type: 'notHeld'; slot: Slot }
  /** Somebody else has it; the message is for the citizen. */
  | { type: 'slotGone'; slot: Slot; message: string };

interface Deps {
  api: Pick<Api, 'holdSlot' | 'renewHold' | 'releaseHold'>;
  point: ServicePoint;
  /** In milliseconds since 1970, by the clock of the phone. */
  now(): number;
  /** The hold that the form had before: it waits for an SMS code, or the page was loaded again. */
  before?: string;
  /** Holds of bookings that wait for their SMS code, by id. It outlives the form. */
  handedOver: Map<string, Hold>;
  tell(answer: HoldAnswer): void;
}

const keyOf = ({ day, time }: Slot) => `${day} ${time}`;

/**
 * Makes the server hold the slot that is wanted, and no other (BOK-32, decision 11). What is held is given back before
 * the next slot is asked for, and a slot that is being asked for is not asked for again: the citizen would be refused
 * because of their own first hold.
 */
export class HoldClient {
  readonly #deps: Deps;
  #before: string | undefined;
  #wanted: Slot | undefined;
  #held: { slot: Slot; hold: Hold } | undefined;
  readonly #asking = new Set<string>();
  #releases = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#before = deps.before;
  }

  /** Holds this slot, and gives back any other; undefined where none is wanted, or the form is left. */
  want(slot: Slot | undefined): void {
    this.#wanted = slot;
    if (this.#held && !isSameSlot(this.#held.slot, slot)) {
      void this.#release(this.#held.hold.holdId);
      this.#held = undefined;
    }
    // Arrow keys may have come back to the slot that is held.
    if (slot !== undefined && this.#held) this.#keep(slot, this.#held.hold);
    else if (slot !== undefined) this.#resume(slot);
    void this.#ask();
  }

  /** The page is left for another one, or closed. The hold is given back although nothing waits for the answer. */
  leavePage(): void {
    this.#wanted = undefined;
    if (this.#held === undefined) return;
    const { holdId } = this.#held.hold;
    this.#held = undefined;
    void this.#release(holdId, { keepalive: true });
  }

  /** More time, which the server grants once. @returns the new hold; undefined where it was refused */
  async renew(): Promise<Hold | undefined> {
    const before = this.#held;
    if (before === undefined) return undefined;
    let given: Hold | undefined;
    const hold = await this.#deps.api.renewHold({ id: before.hold.holdId }).then(
      (renewed) => (given = this.#byOwnClock(renewed)),
      (error: unknown) =>
        isApiError(error, 'holdNotRenewable') ? { ...before.hold, renewable: false } : before.hold,
    );
    if (this.#held === before) this.#keep(before.slot, hold);
    return given;
  }

  /** The booking takes the hold over: it is not given back when the form is left. */
  handOver(): void {
    const { handedOver } = this.#deps;
    handedOver.clear();
    if (this.#held) handedOver.set(this.#held.hold.holdId, this.#held.hold);
    this.#held = undefined;
    this.#wanted = undefined;
  }

  /** Back from the SMS code the hold is still there; after a reload nothing is known of it, so it is replaced. */
  #resume(slot: Slot): void {
    const before = this.#before;
    if (before === undefined) return;
    this.#before = undefined;
    const { handedOver, now } = this.#deps;
    const known = handedOver.get(before);
    handedOver.clear();
    if (known && Date.parse(known.expiresAt) > now()) this.#keep(slot, known);
    else void this.#release(before);
  }

  async #release(id: string, options: CallOptions = {}): Promise<void> {
    this.#releases += 1;
    await this.#deps.api.releaseHold({ id }, options).catch(() => undefined);
    this.#releases -= 1;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const slot = this.#wanted;
    if (slot === undefined || this.#held || this.#releases > 0 || this.#asking.has(keyOf(slot))) return;
    const { api, point, tell } = this.#deps;
    const isWanted = () => isSameSlot(slot, this.#wanted);
    this.#asking.add(keyOf(slot));
    try {
      const at = { bookingDate: toWireDate(slot.day), bookingTime: slot.time };
      const hold = await api.holdSlot({ ...point, ...at });
      if (isWanted()) this.#keep(slot, this.#byOwnClock(hold));
      else void this.#release(hold.holdId);
    } catch (error) {
      if (!isWanted()) return;
      this.#wanted = undefined;
      tell(isGone(error) ? { type: 'slotGone', slot, message: error.message } : { type: 'notHeld', slot });
    } finally {
      this.#asking.delete(keyOf(slot));
    }
  }

  #keep(slot: Slot, hold: Hold): void {
    this.#held = { slot, hold };
    this.#deps.tell({ type: 'held', slot, hold });
  }

  /** The clock of the phone may be wrong by a day (decision 87). */
  #byOwnClock(hold: Hold): Hold {
    if (hold.secondsLeft === undefined) return hold;
    return { ...hold, expiresAt: new Date(this.#deps.now() + hold.secondsLeft * 1_000).toISOString() };
  }
}
