// Creates people with tickets by direct calls to Vez, which no fault affects.
import { randomInt, randomUUID } from 'node:crypto';
import {
  expect,
  request as requests,
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
} from '@playwright/test';
import { codeSentTo } from './citizen';
import type { Language } from './texts';

const AREA = '853';
/** The hall of the demonstration city that is open 24 hours. */
export const LOCATION = 5;

export interface Point {
  serviceId: number;
  departmentId: number;
  locationId: number;
}

async function answerOf<Body>(call: Promise<APIResponse>): Promise<Body> {
  const answer = await call;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Body;
}

interface FilledIn {
  identifyNo?: string;
  /** Answers by `parameter1`, `parameter2`, … */
  answers?: Record<string, string>;
  /** DD/MM/YYYY; the first free day by default. */
  bookingDate?: string;
  /** Of the ticket and its messages. */
  language?: Language;
}

interface Taken {
  ticket: { id: string };
}
interface Login {
  jwtToken: string;
  userProfile: { euid: string; mobNum: string };
}

/** Actions of a logged-in person outside the browser. Tickets are identified by id. */
function personOf({ request }: BrowserContext, login: Login, account: string) {
  const write = <Body>(method: string, path: string, data: object, language?: Language) =>
    answerOf<Body>(
      request.fetch(`/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${login.jwtToken}`,
          'idempotency-key': randomUUID(),
          ...(language && { 'x-vez-language': language }),
        },
        data,
      }),
    );
  const contact = { mobArea: AREA, mobNum: login.userProfile.mobNum };
  return {
    agree: (deviceId: string) => write('POST', 'app/consent', { account, deviceId }),
    /** @param language of the ticket and its messages */
    async takeNumber({ serviceId, locationId }: Point, language?: Language) {
      const body = { serviceId, locationId, cntToAlert: null, messageCode: null, ...contact };
      return (await write<Taken>('POST', 'queue/requestQueueTicket', body, language)).ticket.id;
    },
    /**
     * Books a random time, by default of the first free day, so that parallel trials do not collide.
     * @param filledIn an ID number, and answers to what the service asks for
     */
    async book({ serviceId, departmentId, locationId }: Point, filledIn: FilledIn = {}) {
      const point = { serviceId, departmentId, locationId };
      const { firstBookableDate } = await answerOf<{ firstBookableDate: string }>(
        request.get(`/api/booking/locationService/${locationId}/${serviceId}`),
      );
      const bookingDate = filledIn.bookingDate ?? firstBookableDate;
      const { totalTimeSlot } = await answerOf<{ totalTimeSlot: { timeSlot: string; enabled: boolean }[] }>(
        request.post('/api/booking/time', { data: { ...point, bookingDate, idCard: null } }),
      );
      const free = totalTimeSlot.filter(({ enabled }) => enabled);
      return (
        await write<Taken>(
          'POST',
          'booking/webJetton',
          {
            ...point,
            departmentCode: '',
            bookingDate,
            bookingTime: free[randomInt(free.length)]!.timeSlot,
            identifyNo: filledIn.identifyNo ?? null,
            contactType: 'P',
            ...contact,
            contactEmail: null,
            otherContact: null,
            ...filledIn.answers,
          },
          filledIn.language,
        )
      ).ticket.id;
    },
    /** Books a day of next week, so that many earlier times are free. */
    async bookLate(point: Point, filledIn: FilledIn = {}): Promise<string> {
      for (let days = 7; days < 14; days += 1) {
        const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
        const bookingDate = day.split('-').reverse().join('/');
        // Holidays and full days cannot be booked.
        const booked = await this.book(point, { ...filledIn, bookingDate }).catch(() => undefined);
        if (booked !== undefined) return booked;
      }
      throw new Error('No day of next week can be booked.');
    },
    /** Asks for any earlier time at the office of a booking. */
    async askEarlier(ticketId: string) {
      const path = `favourite/tickets/${ticketId}/earlier`;
      const { offices, firstDay, weekdays, opens, closes } = await answerOf<{
        offices: { locationId: number }[];
        firstDay: string;
        weekdays: number[];
        opens: string;
        closes: string;
      }>(request.get(`/api/${path}`, { headers: { authorization: `Bearer ${login.jwtToken}` } }));
      const locationIds = [offices[0]!.locationId];
      await write('PUT', path, { notBefore: firstDay, weekdays, from: opens, until: closes, locationIds });
    },
    cancel: (ticketId: string) => write('DELETE', `favourite/tickets/${ticketId}`, {}),
    async firstBooking() {
      const { bookingTickets } = await answerOf<{ bookingTickets: (Taken & { progress: string })[] }>(
        request.get('/api/favourite/tickets?page=1&size=100', {
          headers: { authorization: `Bearer ${login.jwtToken}` },
        }),
      );
      return bookingTickets.find(({ progress }) => progress === 'booked')?.ticket.id;
    },
    /** A ticket's number as screens show it: `A 037`. */
    async numberOf(ticketId: string) {
      const { ticket } = await answerOf<{ ticket: { jettonCode: string } }>(
        request.get(`/api/favourite/tickets/${ticketId}`, {
          headers: { authorization: `Bearer ${login.jwtToken}` },
        }),
      );
      return ticket.jettonCode.replace(/(?=\d{3}$)/, ' ');
    },
    /** The booked time of a ticket, and what its closed office holds instead, or is offered earlier. */
    async bookingOf(ticketId: string) {
      const { ticket, closure, earlier } = await answerOf<{
        ticket: { bookingDate: string; bookingTime: string };
        closure?: { newTime?: object };
        earlier?: { offer?: { date: string; time: string } };
      }>(
        request.get(`/api/favourite/tickets/${ticketId}`, {
          headers: { authorization: `Bearer ${login.jwtToken}` },
        }),
      );
      return { ...ticket, newTime: closure?.newTime, offer: earlier?.offer };
    },
    /** The content of the ticket's QR code today. */
    async codeOf(ticketId: string) {
      const { ticket } = await answerOf<{ ticket: { qrcodeImg: string } }>(
        request.get(`/api/favourite/tickets/${ticketId}`, {
          headers: { authorization: `Bearer ${login.jwtToken}` },
        }),
      );
      return ticket.qrcodeImg;
    },
    keepFavourite: ({ serviceId, locationId }: Point) =>
      write('POST', 'favourite', { mobNum: contact.mobNum, serviceId, locationId, ticketType: 'QUEUE' }),
  };
}

export type Person = ReturnType<typeof personOf>;
export type Citizen = Awaited<ReturnType<typeof newCitizen>>;

/** Logs a number in. The cookies of `request` then hold the session. */
async function logIn(request: APIRequestContext, number: string): Promise<Login> {
  const { challengeId } = await answerOf<{ challengeId: string }>(
    request.post('/api/verificationCode', {
      headers: { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
      data: { areaCode: AREA, mobileNumber: number },
    }),
  );
  return answerOf<Login>(
    request.post('/api/valid', {
      headers: { 'idempotency-key': randomUUID() },
      data: {
        areaCode: AREA,
        mobileNumber: number,
        token: await codeSentTo(request, number),
        challengeId,
      },
    }),
  );
}

/** Logs a new person in by mobile number. The context then holds their session. */
export async function newCitizen(context: BrowserContext) {
  const number = `6${String(randomInt(10_000_000)).padStart(7, '0')}`;
  const login = await logIn(context.request, number);
  return {
    mobile: number,
    ...personOf(context, login, `${AREA}-${number}`),
    /** Starts a second session of the same person on another device. */
    async logInElsewhere() {
      const elsewhere = await requests.newContext({ baseURL: process.env.VEZ_ORIGIN! });
      await logIn(elsewhere, number);
      await elsewhere.dispose();
    },
  };
}

/** Logs a sample person of the development server in, whose account keeps notes. */
export async function accountHolder(context: BrowserContext, name: string): Promise<Person> {
  expect((await context.request.get(`/home?mock=${name}`)).ok()).toBe(true);
  const login = await answerOf<Login>(
    context.request.post('/api/session', { headers: { 'idempotency-key': randomUUID() }, data: {} }),
  );
  return personOf(context, login, login.userProfile.euid);
}

/** A service of the city by its code, at the hall that is open 24 hours. */
export async function pointOf({ request }: BrowserContext, code: string) {
  const [service] = await answerOf<{ id: number; departmentId: number; locationIds: number[] }[]>(
    request.get(`/api/appms/services/publicService/${code}`),
  );
  const { id: serviceId, departmentId, locationIds } = service!;
  return { serviceId, departmentId, locationIds, locationId: LOCATION };
}
