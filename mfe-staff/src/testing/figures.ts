import type { Figures, FiguresGroup } from '../model/wire';
import { NOW } from './office';

export const aGroup = (of: Partial<FiguresGroup> = {}): FiguresGroup => ({
  of: 'all',
  day: '',
  weekday: null,
  hour: null,
  serviceId: null,
  counter: '',
  visits: 8_214,
  numbers: 6_000,
  bookings: 2_300,
  noShows: 157,
  missed: 330,
  uncalled: 14,
  wait: { half: 14, most: 33 },
  service: { half: 7, most: 12 },
  ...of,
});

/** November at an office that bounds waits to 35 minutes. Passport had fewer than five visits. */
export const theFigures = (of: Partial<Figures> = {}): Figures => ({
  at: NOW,
  limitMinutes: 35,
  firstDay: '03/11/2026',
  nearestDay: '30/10/2026',
  services: [
    { serviceId: 7, serviceName: 'Resident card renewal', letter: 'A' },
    { serviceId: 8, serviceName: 'Passport', letter: 'B' },
  ],
  groups: [
    aGroup(),
    aGroup({ of: 'day', day: '30/11/2026', visits: 350, wait: { half: 24, most: 39 } }),
    aGroup({ of: 'weekday', weekday: 1, visits: 1_600 }),
    aGroup({ of: 'hour', hour: 10, visits: 1_400 }),
    aGroup({ of: 'weekdayHour', weekday: 1, hour: 10, wait: { half: 30, most: 52 } }),
    aGroup({ of: 'service', serviceId: 7, visits: 8_211 }),
    aGroup({ of: 'service', serviceId: 8, visits: null, numbers: null, wait: null, service: null }),
    aGroup({ of: 'counter', counter: '5', visits: 900 }),
  ],
  load: [],
  waits: [
    { minutes: 0, people: 200 },
    { minutes: 60, people: null },
  ],
  estimates: { told: 400, early: 20, right: 348, late: 24, veryLate: 8 },
  ...of,
});
