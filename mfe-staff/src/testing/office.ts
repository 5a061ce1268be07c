import { LANGUAGES, type Language } from '@vez/shared/domain';
import type { Desk, OfficeCounter, OfficeCounters, StaffDevice, StaffSelf, Visit } from '../model/wire';

export const NOW = '2026-12-01T01:31:00Z';
export const TICKET_ID = '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11';
const idOf = (end: number) => `6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b${String(end).padStart(4, '0')}`;

export const aVisit = (of: Partial<Visit> = {}): Visit => ({
  ticketId: TICKET_ID,
  jettonCode: 'A037',
  serviceId: 7,
  serviceName: 'Resident card renewal',
  kind: 'number',
  state: 'arrived',
  time: '',
  arrivedAt: '2026-12-01T01:12:00Z',
  calledAt: null,
  startedAt: null,
  endedAt: null,
  counter: '',
  priority: false,
  from: '',
  person: '',
  ...of,
});

/** The n-th waiting person. */
export const aWaiting = (end: number, of: Partial<Visit> = {}): Visit =>
  aVisit({ ticketId: idOf(end), jettonCode: `B${String(100 + end)}`, ...of });

export const CALLED = aVisit({ state: 'called', counter: '5', calledAt: '2026-12-01T01:26:00Z' });
export const SERVING = aVisit({ ...CALLED, state: 'serving', startedAt: '2026-12-01T01:27:00Z' });

export const aDesk = (of: Partial<Desk> = {}): Desk => ({
  at: NOW,
  counter: '5',
  isOpen: true,
  isPaused: false,
  queues: [7, 8],
  current: null,
  waiting: [],
  waitingCount: of.waiting?.length ?? 0,
  appointments: [],
  parked: [],
  ...of,
});

export const aSelf = (of: Partial<StaffSelf> = {}): StaffSelf => ({
  name: 'Ana',
  role: 'clerk',
  departmentId: 1,
  departmentName: 'Identification Bureau',
  offices: [
    { locationId: 2, name: 'China Plaza', isOfficeTime: true, checkInAheadMinutes: 30, graceMinutes: 15 },
  ],
  queues: [
    {
      serviceId: 7,
      locationId: 2,
      serviceName: 'Resident card renewal',
      letter: 'A',
      open: true,
      waitCount: 12,
      openCounters: ['5'],
    },
    {
      serviceId: 8,
      locationId: 2,
      serviceName: 'Passport',
      letter: 'B',
      open: true,
      waitCount: 5,
      openCounters: [],
    },
  ],
  ...of,
});

const NO_TEXT = Object.fromEntries(LANGUAGES.map((language) => [language, ''])) as Record<Language, string>;
const NO_DIRECTIONS = { floor: NO_TEXT, area: NO_TEXT, way: NO_TEXT };

export const aCounter = (
  counter: string,
  of: Partial<OfficeCounter> = {},
): OfficeCounters['counters'][number] => ({
  counter,
  serviceIds: [7],
  savedAt: '2026-11-30T01:00:00Z',
  openFor: [],
  isPaused: false,
  isSilent: false,
  current: null,
  parked: [],
  sent: [],
  directions: NO_DIRECTIONS,
  ...of,
});

/** Counters 5, open for both queues, 6 and 12A. */
export const theCounters = (of: Partial<OfficeCounters> = {}): OfficeCounters => ({
  at: NOW,
  counters: [aCounter('5', { openFor: [7, 8] }), aCounter('6'), aCounter('12A')],
  others: NO_DIRECTIONS,
  queues: [
    { serviceId: 7, waitCount: 12, waitingSince: '2026-12-01T01:01:00Z', openCounters: 1 },
    { serviceId: 8, waitCount: 0, waitingSince: null, openCounters: 1 },
  ],
  ...of,
});

/** An enrolled kiosk in order. */
export const aDevice = (of: Partial<StaffDevice> = {}): StaffDevice => ({
  id: TICKET_ID,
  kind: 'kiosk',
  name: 'Kiosk 2',
  locationId: 2,
  locationName: 'China Plaza',
  createdAt: '2026-11-30T01:31:00Z',
  enrolledAt: '2026-11-30T01:32:00Z',
  seen: { at: NOW, minutesAgo: 0 },
  release: '3f2a91b0',
  paper: { printed: 140, left: 260, isLow: false, changedAt: null },
  ...of,
});

/** A session of staff as the shell knows it. */
export const STAFF = { kind: 'personal', euid: 'ana', name: 'Ana' } as const;
