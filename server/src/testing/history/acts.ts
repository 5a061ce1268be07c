import fc from 'fast-check';
import type { CallingRule } from '@vez/shared/contracts';

/** The first office has a session today as well; the other one has bookings for the following days only. */
const DAYS = ['2026-12-01', '2026-12-02', '2026-12-03'];
const TIMES = ['10:00', '10:30', '11:00'];
const OFFICES = 2;
const COUNTERS = ['1', '2'];
const MOST_ACTORS = 8;
/** Shorter than a hold, longer, and longer than an absent person may take to come back. */
const PAUSES = [60, 700, 1_900];

/** When and where a person wants to be served; `office` is a position in the list of offices. */
export interface WishedPlace {
  office: number;
  day: string;
  time: string;
}
/** One act of a person, on `which` of their tickets or of those issued on site. `again`: the answer was lost. */
export type PersonAct = { who: number; again: boolean } & (
  | ({ do: 'hold' | 'reserve' | 'reserveHeld' } & WishedPlace)
  | ({ do: 'edit'; which: number } & WishedPlace)
  | { do: 'renew' | 'release' }
  | { do: 'take' }
  | { do: 'cancel' | 'checkIn' | 'scan' | 'rejoin'; which: number }
);
export type CounterAct =
  | { do: 'callNext'; counter: string }
  | { do: 'recall' | 'recallAbsent'; counter: string; which: number }
  | { do: 'treated' | 'absent'; which: number }
  | { do: 'walkIn'; isFirst: boolean }
  | { do: 'setPriority'; which: number; isFirst: boolean }
  | { do: 'undoCheckIn'; which: number }
  | { do: 'move'; which: number; day: string; time: string }
  | { do: 'open' | 'close' };

/** Acts of different people at the same moment, those of counters after them or `together` with them, then a pause. */
export interface Moment {
  people: PersonAct[];
  counters: CounterAct[];
  together: boolean;
  pauseSeconds: number;
}

const which = fc.nat(7);
const counter = fc.constantFrom(...COUNTERS);
const doing = <Do extends string>(...names: Do[]) => fc.constantFrom(...names);
const place = {
  office: fc.nat(OFFICES - 1),
  day: fc.constantFrom(...DAYS),
  time: fc.constantFrom(...TIMES),
};
const actor = { who: fc.nat(MOST_ACTORS - 1), again: fc.boolean() };

const personAct: fc.Arbitrary<PersonAct> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...actor, ...place, do: doing('hold', 'reserve', 'reserveHeld') }) },
  { weight: 3, arbitrary: fc.record({ ...actor, ...place, which, do: doing('edit') }) },
  { weight: 3, arbitrary: fc.record({ ...actor, do: doing('take') }) },
  { weight: 2, arbitrary: fc.record({ ...actor, do: doing('renew', 'release') }) },
  { weight: 4, arbitrary: fc.record({ ...actor, which, do: doing('cancel', 'checkIn', 'checkIn', 'scan') }) },
  { weight: 3, arbitrary: fc.record({ ...actor, which, do: doing('rejoin') }) },
);

const counterAct: fc.Arbitrary<CounterAct> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ counter, do: doing('callNext') }) },
  { weight: 4, arbitrary: fc.record({ which, do: doing('treated', 'absent', 'absent', 'absent') }) },
  { weight: 3, arbitrary: fc.record({ which, counter, do: doing('recall', 'recallAbsent') }) },
  { weight: 4, arbitrary: fc.record({ isFirst: fc.nat(4).map((at) => at === 0), do: doing('walkIn') }) },
  { weight: 2, arbitrary: fc.record({ which, isFirst: fc.boolean(), do: doing('setPriority') }) },
  { weight: 3, arbitrary: fc.record({ which, do: doing('undoCheckIn') }) },
  { weight: 3, arbitrary: fc.record({ which, day: place.day, time: place.time, do: doing('move') }) },
  { weight: 2, arbitrary: fc.record({ do: doing('open', 'open', 'close') }) },
);

export const moments = (most: number): fc.Arbitrary<Moment[]> =>
  fc.array(
    fc.record({
      people: fc.array(personAct, { minLength: 1, maxLength: MOST_ACTORS }),
      counters: fc.array(counterAct, { maxLength: 3 }),
      together: fc.boolean(),
      pauseSeconds: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.constantFrom(...PAUSES)),
    }),
    { minLength: most / 2, maxLength: most },
  );

/** The rules by which an office may call, with a bound that pauses reach. */
export const rules = fc.record<CallingRule>({
  order: fc.constantFrom('bookings', 'turns', 'times'),
  bookingsInTurn: fc.integer({ min: 1, max: 3 }),
  longestWaitMinutes: fc.constantFrom(null, null, 20),
});
