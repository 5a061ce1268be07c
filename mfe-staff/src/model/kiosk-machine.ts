import type { WaitRange } from '@vez/shared/contracts/client';

/** A person's ticket on the kiosk. Never stored. */
export interface KioskTicket {
  jettonCode: string;
  serviceName: string;
  /** HH:mm of a booking; empty for a number. */
  time: string;
  peopleAhead: number | undefined;
  /** The expected wait of a number, when it was given. */
  waitRange?: WaitRange | undefined;
  /** HH:mm from which a booking is called whose holder came early. */
  calledFrom?: string | undefined;
  /** The counter that has called the person; empty while they wait. */
  counter: string;
  /** The code printed on the slip. */
  code: string;
}

export type KioskPage =
  | { at: 'start' }
  | { at: 'scan' }
  | { at: 'choose' }
  | { at: 'working'; from: 'scan' | 'choose' }
  | { at: 'refused'; from: 'scan' | 'choose'; words: string; isRight?: boolean }
  | { at: 'done'; isCheckIn: boolean; ticket: KioskTicket }
  | { at: 'help'; from: KioskPage };

export interface KioskState {
  page: KioskPage;
  isLarge: boolean;
  /** A typed code. Kept after a refusal. */
  typed: string;
  /** The last touch, in milliseconds since 1970. */
  touchedAt: number;
}

export type KioskEvent =
  | { type: 'opened'; page: 'scan' | 'choose' | 'help' | 'start' }
  | { type: 'asked'; from: 'scan' | 'choose' }
  | { type: 'checkedIn' | 'taken'; ticket: KioskTicket }
  /** `isRight`: the code is valid, but check-in is impossible now. */
  | { type: 'refused'; words: string; isRight?: boolean }
  | { type: 'typed'; code: string }
  | { type: 'back' }
  | { type: 'enlarged' }
  | { type: 'touched' }
  /** Resets the kiosk after its timeout. */
  | { type: 'ticked' };

/** Time in ms without a touch until the warning, and from there until the reset. */
export const QUIET_MS = 30_000;
export const WARNING_MS = 20_000;

export const openKiosk = (now: number): KioskState => ({
  page: { at: 'start' },
  isLarge: false,
  typed: '',
  touchedAt: now,
});

/** Whether a reset would change anything. */
const isInUse = ({ page, isLarge }: KioskState) => page.at !== 'start' || isLarge;

/** Seconds until the reset; undefined before the warning. */
export function secondsLeft(state: KioskState, now: number): number | undefined {
  const left = state.touchedAt + QUIET_MS + WARNING_MS - now;
  return isInUse(state) && left <= WARNING_MS ? Math.max(0, Math.ceil(left / 1_000)) : undefined;
}

function pageAfter(page: KioskPage, event: KioskEvent): KioskPage {
  switch (event.type) {
    case 'opened':
      return event.page === 'help' ? { at: 'help', from: page } : { at: event.page };
    case 'asked':
      return page.at === 'working' ? page : { at: 'working', from: event.from };
    case 'checkedIn':
    case 'taken':
      if (page.at !== 'working') return page;
      return { at: 'done', isCheckIn: event.type === 'checkedIn', ticket: event.ticket };
    case 'refused':
      if (page.at !== 'working') return page;
      return {
        at: 'refused',
        from: page.from,
        words: event.words,
        ...(event.isRight === true ? { isRight: true } : {}),
      };
    case 'back':
      if (page.at === 'help') return page.from;
      return page.at === 'refused' ? { at: page.from } : { at: 'start' };
    default:
      return page;
  }
}

const typedAfter = ({ typed }: KioskState, { at }: KioskPage, event: KioskEvent) =>
  event.type === 'typed' ? event.code : at === 'start' || at === 'done' ? '' : typed;

/** Events that do not count as a touch if they are ignored, such as a second scan or a late answer. */
const OF_CALLS: ReadonlySet<KioskEvent['type']> = new Set(['asked', 'checkedIn', 'taken', 'refused']);

/**
 * The state machine of a kiosk, free of React and network. Ignores answers that arrive after a reset.
 * @param now in milliseconds since 1970
 */
export function kioskMachine(state: KioskState, event: KioskEvent, now: number): KioskState {
  if (event.type === 'ticked') return secondsLeft(state, now) === 0 ? openKiosk(now) : state;
  const page = pageAfter(state.page, event);
  if (page === state.page && OF_CALLS.has(event.type)) return state;
  const isLarge = event.type === 'enlarged' ? !state.isLarge : state.isLarge;
  return { page, isLarge, typed: typedAfter(state, page, event), touchedAt: now };
}
