import { isApiError } from '@vez/shared/api-error';
import type { Api, CallOptions, Hold } from '@vez/shared/contracts/client';
import { toWireDate } from '@vez/shared/dates';
import type { ServicePoint } from '@vez/shared/domain';
import { isSameSlot, isSlotLost, type HoldAnswer, type Slot } from './slot';

interface Deps {
  api: Pick<Api, 'holdSlot' | 'renewHold' | 'releaseHold'>;
  point: ServicePoint;
  /** In milliseconds since 1970, by the clock of the phone. */
  now(): number;
  /** The hold of the form before a reload, or before the SMS code. */
  previousId?: string;
  /** Holds of bookings that wait for their SMS code, by id. The map outlives the form. */
  handedOver: Map<string, Hold>;
  onAnswer(answer: HoldAnswer): void;
}

const keyOf = ({ day, time }: Slot) => `${day} ${time}`;

/**
 * Makes the server hold the selected slot, and no other (BOK-32, decision 11). It releases the old hold before it
 * requests the next one, and never requests a slot twice at once: the server would refuse the citizen because of
 * their own first hold.
 */
export class HoldClient {
  readonly #deps: Deps;
  #previousId: string | undefined;
  #selected: Slot | undefined;
  #held: { slot: Slot; hold: Hold } | undefined;
  readonly #requested = new Set<string>();
  #releases = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#previousId = deps.previousId;
  }

  /** Holds this slot and releases any other; undefined releases all. */
  select(slot: Slot | undefined): void {
    this.#selected = slot;
    if (this.#held && !isSameSlot(this.#held.slot, slot)) {
      void this.#release(this.#held.hold.holdId);
      this.#held = undefined;
    }
    // Arrow keys may have returned to the held slot.
    if (slot !== undefined && this.#held) this.#keep(slot, this.#held.hold);
    else if (slot !== undefined) this.#resume(slot);
    void this.#request();
  }

  /** Releases the hold as the page is hidden or closed, when nothing can wait for the answer. */
  leavePage(): void {
    this.#selected = undefined;
    if (this.#held === undefined) return;
    const { holdId } = this.#held.hold;
    this.#held = undefined;
    void this.#release(holdId, { keepalive: true });
  }

  /** The server grants more time once. @returns the new hold; undefined if it was refused */
  async renew(): Promise<Hold | undefined> {
    const before = this.#held;
    if (before === undefined) return undefined;
    let renewed: Hold | undefined;
    const hold = await this.#deps.api.renewHold({ id: before.hold.holdId }).then(
      (answer) => (renewed = this.#byOwnClock(answer)),
      (error: unknown) =>
        isApiError(error, 'holdNotRenewable') ? { ...before.hold, renewable: false } : before.hold,
    );
    if (this.#held === before) this.#keep(before.slot, hold);
    return renewed;
  }

  /** Passes the hold to the booking: leaving the form no longer releases it. */
  handOver(): void {
    const { handedOver } = this.#deps;
    handedOver.clear();
    if (this.#held) handedOver.set(this.#held.hold.holdId, this.#held.hold);
    this.#held = undefined;
    this.#selected = undefined;
  }

  /** Keeps the hold after the SMS code. After a reload the hold is unknown, so it is replaced. */
  #resume(slot: Slot): void {
    const id = this.#previousId;
    if (id === undefined) return;
    this.#previousId = undefined;
    const { handedOver, now } = this.#deps;
    const known = handedOver.get(id);
    handedOver.clear();
    if (known && Date.parse(known.expiresAt) > now()) this.#keep(slot, known);
    else void this.#release(id);
  }

  async #release(id: string, options: CallOptions = {}): Promise<void> {
    this.#releases += 1;
    await this.#deps.api.releaseHold({ id }, options).catch(() => undefined);
    this.#releases -= 1;
    void this.#request();
  }

  async #request(): Promise<void> {
    const slot = this.#selected;
    if (slot === undefined || this.#held || this.#releases > 0 || this.#requested.has(keyOf(slot))) return;
    const { api, point, onAnswer } = this.#deps;
    const isSelected = () => isSameSlot(slot, this.#selected);
    this.#requested.add(keyOf(slot));
    try {
      const time = { bookingDate: toWireDate(slot.day), bookingTime: slot.time };
      const hold = await api.holdSlot({ ...point, ...time });
      if (isSelected()) this.#keep(slot, this.#byOwnClock(hold));
      else void this.#release(hold.holdId);
    } catch (error) {
      if (!isSelected()) return;
      this.#selected = undefined;
      onAnswer(
        isSlotLost(error) ? { type: 'slotLost', slot, message: error.message } : { type: 'notHeld', slot },
      );
    } finally {
      this.#requested.delete(keyOf(slot));
    }
  }

  #keep(slot: Slot, hold: Hold): void {
    this.#held = { slot, hold };
    this.#deps.onAnswer({ type: 'held', slot, hold });
  }

  /** The clock of the phone may be wrong by a day (decision 87). */
  #byOwnClock(hold: Hold): Hold {
    if (hold.secondsLeft === undefined) return hold;
    return { ...hold, expiresAt: new Date(this.#deps.now() + hold.secondsLeft * 1_000).toISOString() };
  }
}
