import { Refused, type Browser } from './browser';
import { type HallView, type Lobby, type QueueView } from './hall';

/** How many walk-ins keep waiting: few in some queues, many in others, constant for each queue. */
const LENGTHS = [3, 5, 9, 14, 22];
/** Walk-ins sometimes come in twos and threes. */
const MORE_THAN_LENGTH = 6;
const MORE_EVERY_MS = 60_000;
/** How many people may take a number for one queue between two looks. */
const MOST_AT_ONCE = 5;

const lengthOf = ({ serviceId, locationId }: QueueView) =>
  LENGTHS[(serviceId * 3 + locationId + 2) % LENGTHS.length]!;

/** @param elapsedMs since the last look */
const missing = (
  { waitCount }: QueueView,
  { length, elapsedMs, random }: { length: number; elapsedMs: number; random(): number },
) => {
  if (waitCount < length) return Math.min(length - waitCount, MOST_AT_ONCE);
  return waitCount < length + MORE_THAN_LENGTH && random() * MORE_EVERY_MS < elapsedMs ? 1 : 0;
};

export interface FrontDeskDeps {
  kiosks: Browser[];
  receptionist: Browser;
  lobby: Lobby;
  /** In ms. */
  now(): number;
  random(): number;
}

/** The kiosks and the reception of an office: where people check in and take numbers. */
export function frontDesk({ kiosks, receptionist, lobby, now, random }: FrontDeskDeps) {
  let lookedAt = now();
  /** Services without numbers on site: by booking only, or closed to walk-ins. */
  const withoutNumbers = new Set<number>();

  /** How many people take a number now. */
  function arriving(queue: QueueView, elapsedMs: number): number {
    if (!queue.open || queue.openCounters.length === 0 || withoutNumbers.has(queue.serviceId)) return 0;
    return missing(queue, { length: lengthOf(queue), elapsedMs, random });
  }

  async function giveNumbers(kiosk: Browser, { serviceId, locationId }: QueueView, count: number) {
    try {
      for (let left = count; left > 0; left -= 1) {
        lobby.ours.add((await kiosk.call('walkIn', { serviceId, locationId })).ticketId);
      }
    } catch (error) {
      if (error instanceof Refused && error.reason === 'queueClosed') withoutNumbers.add(serviceId);
      else throw error;
    }
  }

  async function checkIn(kiosk: Browser): Promise<void> {
    for (const visitor of lobby.atKiosk.splice(0)) {
      try {
        await kiosk.call('checkInFor', { code: visitor.code });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // The kiosk sends people it cannot help to the reception.
        lobby.atReception.push(visitor);
      }
    }
  }

  /** Admits people who came too late, or missed a call. */
  async function receive(): Promise<void> {
    for (const { ticketId } of lobby.atReception.splice(0)) {
      await receptionist.call('checkInFor', { ticketId }).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
    }
  }

  return {
    async step(view: HallView): Promise<void> {
      if (!view.isOfficeTime) return;
      await checkIn(kiosks[0]!);
      await receive();
      const elapsedMs = now() - lookedAt;
      lookedAt = now();
      for (const [at, queue] of view.queues.entries()) {
        const count = arriving(queue, elapsedMs);
        if (count > 0) await giveNumbers(kiosks[at % kiosks.length]!, queue, count);
      }
    },
  };
}
