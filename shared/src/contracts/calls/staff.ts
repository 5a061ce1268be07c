import { z } from 'zod';
import { call } from '../call';
import { noticesNow, openingSoon, ownDevice, staffDevice, staffQueue, staffRole } from '../entities';
import { instant, nonEmpty } from '../entities/formats';

const id = z.int().min(1);

export const staffSelf = call({
  spec: ['ACC-02'],
  summary: 'Returns the caller’s name, role and department, and the offices and queues that it may serve.',
  method: 'GET',
  path: 'staff/self',
  answer: z.object({
    name: z.string(),
    role: staffRole,
    /** Null for the credential of a development, which opens all of them. */
    departmentId: z.int().nullable(),
    departmentName: z.string(),
    offices: z.array(
      z.object({
        locationId: z.int(),
        name: z.string(),
        isOfficeTime: z.boolean(),
        /** How long before its time a booking can be checked in, and how long after it the office waits; minutes. */
        checkInAheadMinutes: z.int(),
        graceMinutes: z.int(),
        ...openingSoon,
        ...noticesNow,
      }),
    ),
    /** Whether it works for all offices of the department. */
    allOffices: z.boolean().optional(),
    queues: z.array(staffQueue),
    /** The open counters that the caller has. */
    holds: z.array(z.object({ locationId: z.int(), counter: z.string() })).optional(),
    ...ownDevice,
  }),
  silent: true,
  caller: 'service',
  roles: ['clerk', 'receptionist', 'supervisor', 'kiosk', 'display'],
  forOtherClients: true,
});

export const makeDeviceCode = call({
  spec: ['ACC-02'],
  summary: 'Makes a code of eight characters that enrols one kiosk or display, once, within ten minutes.',
  method: 'POST',
  path: 'staff/deviceCode',
  body: z.object({
    kind: z.enum(['kiosk', 'display']),
    locationId: id,
    name: z.string().trim().min(1).max(40),
  }),
  answer: z.object({ code: nonEmpty, expiresAt: instant }),
  caller: 'service',
  roles: ['supervisor'],
  forOtherClients: true,
});

export const enrolDevice = call({
  spec: ['ACC-02'],
  summary:
    'Enrols this browser as the device of a code. The answer sets a session cookie that lasts until the device is revoked.',
  method: 'POST',
  path: 'staff/device',
  cost: 'login',
  tokenFree: true,
  body: z.object({ code: z.string().trim().min(1).max(20) }),
  answer: z.object({ kind: z.enum(['kiosk', 'display']), name: z.string() }),
  caller: 'anyone',
  roles: [],
  // Only its first answer carries the cookie: it is not kept.
  shellOnly: true,
  forOtherClients: true,
  reasons: ['deviceCodeWrong', 'tooManyTries'],
});

export const staffDevices = call({
  spec: ['ACC-02'],
  summary: 'Lists the kiosks and displays of the caller’s offices that are not revoked.',
  method: 'GET',
  path: 'staff/devices',
  answer: z.array(staffDevice),
  silent: true,
  caller: 'service',
  roles: ['supervisor'],
  forOtherClients: true,
});

export const revokeDevice = call({
  spec: ['ACC-02'],
  summary: 'Revokes a device and ends its session for good.',
  method: 'DELETE',
  path: 'staff/devices/:id',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ revoked: z.boolean() }),
  caller: 'service',
  roles: ['supervisor'],
  forOtherClients: true,
});

export const testDevice = call({
  spec: ['ACC-02'],
  summary: 'Asks a device for a sign: it shows a notice, a kiosk prints a slip, and both confirm it.',
  method: 'POST',
  path: 'staff/devices/:id/test',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ askedAt: instant }),
  caller: 'service',
  roles: ['supervisor'],
  forOtherClients: true,
});

export const limitDevice = call({
  spec: ['ACC-02'],
  summary:
    'Limits a kiosk or a display to some services of its office, such as those of one floor; none for all.',
  method: 'POST',
  path: 'staff/devices/:id/services',
  params: z.object({ id: z.uuid() }),
  body: z.object({ serviceIds: z.array(id).max(50) }),
  answer: z.object({ serviceIds: z.array(z.int()) }),
  caller: 'service',
  roles: ['supervisor'],
  forOtherClients: true,
});

export const changePaper = call({
  spec: ['ACC-02'],
  summary: 'Notes that the roll of a kiosk was changed: its slips count from zero.',
  method: 'POST',
  path: 'staff/devices/:id/paper',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ changedAt: instant }),
  caller: 'service',
  roles: ['supervisor'],
  forOtherClients: true,
});

export const reportDevice = call({
  spec: ['ACC-02'],
  summary:
    'Notes what a device says about itself: its release, an answered test, a slip that was printed or did not come.',
  method: 'POST',
  path: 'staff/device/report',
  body: z.object({
    release: z
      .string()
      .regex(/^[0-9a-f]{4,20}$/)
      .max(20)
      .optional(),
    /** The test, by the time at which it was asked for. */
    tested: instant.max(40).optional(),
    paper: z.enum(['printed', 'out']).optional(),
  }),
  answer: z.object({ noted: z.boolean() }),
  silent: true,
  caller: 'service',
  roles: ['kiosk', 'display'],
  staffOnly: true,
  forOtherClients: true,
});
