import { Refused, type Browser } from './browser';
import { type HallView, type Lobby, type QueueView } from './hall';

/** How many walk-ins keep waiting: few in some queues, many in others, and always as many in one queue. */
const LENGTHS = [3, 5, 9, 14, 22];
/** Walk-ins come in twos and threes now and then. */
const MORE_THAN_LENGTH = 6;
const ARRIVES_OF = 5;
/** People who take a number for one queue while the simulation looks elsewhere. */
const MOST_AT_ONCE = 5;

const lengthOf = ({ serviceId, locationId }: QueueView) =>
  LENGTHS[(serviceId * 3 + locationId + 2) % LENGTHS.length]!;

const missing = ({ waitCount }: QueueView, length: number, random: () => number) => {
  if (waitCount < length) return Math.min(length - waitCount, MOST_AT_ONCE);
  return waitCount < length + MORE_THAN_LENGTH && random() * ARRIVES_OF < 1 ? 1 : 0;
};

export interface FrontDeskDeps {
  kiosks: Browser[];
  receptionist: Browser;
  lobby: Lobby;
  random(): number;
}

/** The kiosks and the reception of an office: where people check in and take numbers. */
export function frontDesk({ kiosks, receptionist, lobby, random }: FrontDeskDeps) {
  /** Services without numbers on site: booked only, or closed to walk-ins. */
  const withoutNumbers = new Set<number>();

  async function giveNumbers(kiosk: Browser, queue: QueueView): Promise<void> {
    const { serviceId, locationId } = queue;
    if (!queue.open || queue.openCounters.length === 0 || withoutNumbers.has(serviceId)) return;
    try {
      for (let left = missing(queue, lengthOf(queue), random); left > 0; left -= 1) {
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
        // The kiosk sends whoever it cannot help to the reception.
        lobby.atReception.push(visitor);
      }
    }
  }

  /** Lets in whoever came too late, or missed a call. */
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
      for (const [at, queue] of view.queues.entries()) {
        await giveNumbers(kiosks[at % kiosks.length]!, queue);
      }
    },
  };
}
