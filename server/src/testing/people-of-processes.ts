import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@vez/shared/dates';
import { cityDay } from '../city/city';
import { callProcess, callSolving, type ProcessAnswer } from './process-caller';
import type { ApiProcess } from './production-process';
import { reservationOf } from './reservation';
import type { TestPoint } from './service-point';
import type { TwoProcesses } from './two-processes';

const PATIENCE_MS = 60_000;

/** Waits until the condition is true, as long as a busy machine may need. @throws Error after a minute */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > PATIENCE_MS) throw new Error(`Still not so: ${isSo.toString()}`);
    await pause(20);
  }
}

/** A person with a login, as their browser holds it. */
export interface Somebody {
  token: string | undefined;
  cookie: string | undefined;
  mobile: { area: string; number: string };
}

export const challengeOf = (answer: ProcessAnswer) => answer.json<{ challengeId: string }>().challengeId;
const somebodyOf = (login: ProcessAnswer, number: string): Somebody => ({
  token: login.json<{ jwtToken: string | null }>().jwtToken ?? undefined,
  cookie: login.cookie,
  mobile: { area: '853', number },
});

/** The acts of a person with a login at one of the processes. */
const ACTS = {
  /** Books a time in a week. @returns the id of the ticket */
  async book(
    api: ApiProcess,
    as: Somebody,
    point: TestPoint,
    time: string,
    identifyNo: string | null = null,
  ) {
    const day = addDays(cityDay(new Date()), 7);
    const wish = { ...reservationOf(point, { ...as, token: as.token }, day, time), identifyNo };
    const answer = await callProcess(api, 'reserve', wish, { token: as.token, key: randomUUID() });
    return answer.json<{ ticket: { id: string } }>().ticket.id;
  },

  async ticketsOf(api: ApiProcess, { token }: Somebody): Promise<string[]> {
    const answer = await callProcess(api, 'tickets', {}, { token });
    const { bookingTickets } = answer.json<{ bookingTickets: { ticket: { id: string } }[] }>();
    return bookingTickets.map(({ ticket }) => ticket.id);
  },

  isIn: async (api: ApiProcess, { token }: Somebody) =>
    (await callProcess(api, 'profileInfo', {}, { token })).status === 200,
};

/** Citizens and attackers of two processes; an act that names no process goes to each in turn. */
export function peopleOf(site: TwoProcesses) {
  let numbers = 0;
  let addresses = 0;
  const messagesTo = (number: string) => site.gateway.messages.filter(({ to }) => to === `+853${number}`);

  const newNumber = () => String(66_300_000 + (numbers += 10_007));
  const newAddress = () => `203.0.${(addresses += 1)}.1`;

  const askCode = (number: string, ip: string, { solves = false, api = site.next() } = {}) =>
    (solves ? callSolving : callProcess)(api, 'sendCode', { areaCode: '853', mobileNumber: number }, { ip });

  /** @param challengeId without it: the code that this address requested by the specification's call */
  function tryCode(number: string, token: string, ip: string, challengeId?: string, cookie?: string) {
    const challenge = challengeId === undefined ? {} : { challengeId };
    const attempt = { areaCode: '853', mobileNumber: number, token, ...challenge };
    return callProcess(site.next(), 'validateCode', attempt, { ip, cookie });
  }

  /** The code in the SMS of a phone, once it has arrived. */
  async function codeAt(number: string): Promise<string> {
    await until(() => messagesTo(number).length > 0);
    return /\d{6}/.exec(messagesTo(number).at(-1)!.text)![0];
  }

  return {
    newNumber,
    /** An address in a network of its own. */
    newAddress,
    /** The messages for a number that the gateway received, repetitions included. */
    messagesTo,

    askCode,
    tryCode,
    codeAt,

    /**
     * Logs in with the code that the phone received.
     * @param cookie of a session in which the number is proved as well
     */
    async citizen(number = newNumber(), cookie?: string): Promise<Somebody> {
      const ip = newAddress();
      const challengeId = challengeOf(await askCode(number, ip));
      const code = await codeAt(number);
      return somebodyOf(await tryCode(number, code, ip, challengeId, cookie), number);
    },

    /** Comes back from a provider to one of the processes, with a phone number without proof. */
    async account(api: ApiProcess, accountType: 'personal' | 'corporate', sub: string, phone = '') {
      const contact = phone === '' ? {} : { phone_number: `+853${phone}` };
      const code = site.provider.logIn({ sub, name: 'Chan', ...contact });
      const wish = { code, accountType, codeVerifier: 'v'.repeat(43) };
      const login = await callProcess(api, 'getAccessToken', wish, { ip: newAddress() });
      return somebodyOf(login, phone);
    },

    ...ACTS,
  };
}
export type People = ReturnType<typeof peopleOf>;
