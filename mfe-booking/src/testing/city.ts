import { screen } from '@testing-library/react';
import type { QueueInfo, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { fakeCall, type fakeNetwork, notedCall, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../definition';
import {
  aBooking,
  aHold,
  anOffer,
  aPlace,
  aQueue,
  aService,
  ISLANDS,
  NOW,
  theDates,
  theRecommended,
  theTimes,
} from './facts';

type Options = NonNullable<Parameters<typeof renderRoute>[2]>;

interface Story {
  service?: Partial<Service>;
  there?: Partial<ServiceLocation>;
  offer?: Parameters<typeof anOffer>[0];
  queue?: Partial<QueueInfo>;
  dates?: Parameters<typeof theDates>[0];
  times?: Parameters<typeof theTimes>[0];
}

const HOLD_IDS = Array.from({ length: 9 }, (_, at) => `6b1c3a52-4a0e-4f6e-9a53-00000000000${at}`);

/** A fake booking server with a log of its writes. Each test gets a service of its own: drafts stay in memory. */
export function bookingCity(network: ReturnType<typeof fakeNetwork>, id: number) {
  const log = {
    held: [] as unknown[],
    released: [] as string[],
    renewed: [] as string[],
    booked: [] as SentWrite[],
    edited: [] as unknown[],
  };
  // Fakes the date only: timers run as usual.
  beforeEach(() => {
    jest.useFakeTimers({
      now: NOW,
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
    Object.values(log).forEach((entries) => entries.splice(0));
    id += 1;
  });
  afterEach(() => jest.useRealTimers());

  return {
    log,
    get at() {
      return `/reserve?service=${id}&location=2`;
    },
    get id() {
      return id;
    },
    serve({ service, there, offer, queue, dates, times }: Story = {}) {
      network.use(
        fakeCall('serviceById', aService({ id, locations: [aPlace(there), ISLANDS], ...service })),
        fakeCall('locationService', anOffer(offer)),
        fakeCall('counterInfo', aQueue(queue)),
        fakeCall('bookableDates', theDates(dates)),
        fakeCall('bookableTimesOfDay', theTimes(times)),
        fakeCall('recommendTimes', theRecommended()),
        fakeCall('guides', []),
        fakeCall('holdSlot', ({ body }) => aHold(HOLD_IDS[log.held.push(body) - 1]!)),
        fakeCall('releaseHold', ({ params }) => ({ released: log.released.push(params.id!) > 0 })),
        fakeCall('renewHold', ({ params }) => {
          log.renewed.push(params.id!);
          return { ...aHold(params.id!), renewable: false };
        }),
        notedCall('reserve', () => aBooking({ serviceId: id }), log.booked),
        fakeCall('editReservation', ({ body }) => {
          log.edited.push(body);
          return aBooking({ serviceId: id });
        }),
      );
    },
    open({ at = 2, ...options }: Options & { at?: number } = {}) {
      return renderRoute(`/reserve?service=${id}&location=${at}`, definition, options);
    },
  };
}

type User = Awaited<ReturnType<typeof renderRoute>>['user'];

/** Finds a day by its text: a query by role computes the names of forty days, which takes seconds. */
export const dayButton = async (day: number) => {
  const words = await screen.findByText(new RegExp(`\\b${day} December 2026`), { selector: 'td *' });
  return words.closest('button')!;
};
export const time = (of: string) => screen.findByRole('radio', { name: new RegExp(`^${of}`) });
export const phone = () => screen.findByRole('textbox', { name: 'Mobile number' });
export const go = (name = 'Agree and continue') => screen.getByRole('button', { name });

/** Monday the 7th, without a time. */
export async function chooseDayAlone(user: User) {
  await user.click(await dayButton(7));
  await time('09:30');
}

/** Friday the 4th at 09:30, for 6612 3834, agreed. */
export async function fillIn(user: User) {
  await user.click(await dayButton(4));
  await user.click(await time('09:30'));
  await user.click(await phone());
  await user.paste('66123834');
  await user.click(screen.getByRole('checkbox', { name: /I have read and agree/ }));
}
