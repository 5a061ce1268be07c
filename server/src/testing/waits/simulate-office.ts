import { DAY, HOUR, MINUTE, type LoggedTicket, type OfficeLog } from '../../modules/waits/replay/office-log';
import { randomFrom, type Random } from '../../dev/random';

/** An office with an invented month. */
export interface Office {
  name: string;
  seed: number;
  days: number;
  /** People a day, on a usual day. */
  people: number;
  /** Seconds at a counter, and their spread (the standard deviation of their logarithm). */
  serviceSeconds: (day: number) => number;
  serviceSpread: number;
  /** The times at which each counter opens and closes, as seconds of the day. */
  shifts: (day: number, random: Random) => [from: number, to: number][];
  /** The share of people who took a number. */
  absentShare: (day: number) => number;
  bookingsAnHour: number;
}

const OPENS = 9 * HOUR;
/** Numbers are issued until then; people who wait are served. */
const LAST_NUMBER = 17 * HOUR + 15 * MINUTE;
/** By hour from 9 on: two rushes, and a lull at lunch. */
const CROWD = [1.3, 1.7, 1.2, 0.7, 0.6, 1.1, 1.4, 0.9, 0.4];
const CROWD_TOTAL = CROWD.reduce((sum, share) => sum + share, 0);
/** Monday to Friday. */
const WEEKDAYS = [1.2, 1, 0.9, 1, 1.15];
const ABSENT_SECONDS = [60, 150] as const;
const BOOKED_WHO_COME = 0.85;

function numbersOf(office: Office, day: number, random: Random): LoggedTicket[] {
  const people = office.people * WEEKDAYS[day % 7]! * random.lognormal(1, 0.15);
  return CROWD.flatMap((share, hour) => {
    const from = OPENS + hour * HOUR;
    const gap = HOUR / ((people * share) / CROWD_TOTAL);
    const arrivals: LoggedTicket[] = [];
    for (let at = from + random.exponential(gap); at < from + HOUR; at += random.exponential(gap)) {
      if (at < LAST_NUMBER) {
        const isAbsent = random.next() < office.absentShare(day);
        arrivals.push({ arrivedAt: day * DAY + at, counter: '', isAbsent });
      }
    }
    return arrivals;
  });
}

function bookingsOf(office: Office, day: number, random: Random): LoggedTicket[] {
  const bookings: LoggedTicket[] = [];
  for (let hour = 9; hour < 17; hour += 1) {
    for (let booking = 0; booking < office.bookingsAnHour; booking += 1) {
      const bookedFor = day * DAY + hour * HOUR + (booking * HOUR) / office.bookingsAnHour;
      const comes = random.next() < BOOKED_WHO_COME;
      const arrivedAt = comes ? bookedFor + random.between(-15, 5) * MINUTE : Infinity;
      bookings.push({ arrivedAt, bookedFor, counter: '', isAbsent: false });
    }
  }
  return bookings;
}

const isDue = ({ bookedFor }: LoggedTicket, at: number) => bookedFor !== undefined && bookedFor <= at;

/** Bookings whose time has come, then numbers, then early bookings: the order in which the server calls. */
function nextOf(waiting: LoggedTicket[], at: number): number {
  const due = waiting.findIndex((ticket) => isDue(ticket, at));
  if (due !== -1) return due;
  const number = waiting.findIndex(({ bookedFor }) => bookedFor === undefined);
  return number === -1 ? 0 : number;
}

interface Counter {
  name: string;
  freeAt: number;
  closesAt: number;
}

/** Calls everyone of a day; the counter that is free first calls next. */
function callAll(office: Office, day: number, arriving: LoggedTicket[], counters: Counter[], random: Random) {
  const coming = arriving.filter(({ arrivedAt }) => arrivedAt !== Infinity);
  coming.sort((a, b) => a.arrivedAt - b.arrivedAt);
  const waiting: LoggedTicket[] = [];
  const working = [...counters];
  while ((coming.length > 0 || waiting.length > 0) && working.length > 0) {
    working.sort((a, b) => a.freeAt - b.freeAt);
    const counter = working[0]!;
    const at = waiting.length > 0 ? counter.freeAt : Math.max(counter.freeAt, coming[0]!.arrivedAt);
    if (at >= counter.closesAt) {
      working.shift();
      continue;
    }
    while (coming.length > 0 && coming[0]!.arrivedAt <= at) waiting.push(coming.shift()!);
    const [called] = waiting.splice(nextOf(waiting, at), 1);
    called!.calledAt = at;
    called!.counter = counter.name;
    const seconds = random.lognormal(office.serviceSeconds(day), office.serviceSpread);
    counter.freeAt = at + (called!.isAbsent ? random.between(...ABSENT_SECONDS) : seconds);
  }
}

function openingsOf(shifts: [number, number][], day: number) {
  const changes = shifts.flatMap(([from, to]) => [
    { at: day * DAY + from, by: 1 },
    { at: day * DAY + to, by: -1 },
  ]);
  changes.sort((a, b) => a.at - b.at);
  let open = 0;
  return changes.map(({ at, by }) => ({ at, open: (open += by) }));
}

/** Simulates the log of an office: weekdays alone, rushes in the morning and the afternoon, bookings called first. */
export function simulateOffice(office: Office): OfficeLog {
  const random = randomFrom(office.seed);
  const log: OfficeLog = { name: office.name, tickets: [], counters: [] };
  for (let day = 0; day < office.days; day += 1) {
    if (day % 7 > 4) continue;
    const arriving = [...numbersOf(office, day, random), ...bookingsOf(office, day, random)];
    const shifts = office.shifts(day, random);
    const counters = shifts.map(([from, to], at) => ({
      name: String(at + 1),
      freeAt: day * DAY + from,
      closesAt: day * DAY + to,
    }));
    callAll(office, day, arriving, counters, random);
    log.tickets.push(...arriving);
    log.counters.push(...openingsOf(shifts, day));
  }
  return log;
}
