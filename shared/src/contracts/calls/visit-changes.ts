import { z } from 'zod';
import { PRIORITY_REASONS } from '../../domain';
import { call } from '../call';
import { visit, wireDate, wireTime } from '../entities';

const ticketId = z.uuid();
const STAFF = ['clerk', 'receptionist', 'supervisor'] as const;
const CALLED = ['calledMeanwhile', 'calledElsewhere', 'counterNotOpen'] as const;
const slot = z.object({ date: wireDate, time: wireTime });

export const setPriority = call({
  spec: ['QUE-03'],
  summary: 'Gives a waiting ticket priority, with a reason that only staff read, or takes it away: `""`.',
  method: 'POST',
  path: 'counter/priority',
  body: z.object({ ticketId, reason: z.enum(PRIORITY_REASONS) }),
  answer: z.object({ visit }),
  caller: 'service',
  roles: STAFF,
  forOtherClients: true,
  reasons: ['ticketNotActive', 'ticketNotHere', ...CALLED],
});

export const moveVisit = call({
  spec: ['API-29'],
  summary:
    'Moves a booking of today or later, also a late or missed one, to a free time of its service and office. Its holder gets an SMS.',
  method: 'POST',
  path: 'counter/move',
  /** `from`: the time that the caller saw, so that two who move it at once do not undo each other. */
  body: z.object({ ticketId, from: slot, to: slot }),
  answer: z.object({ visit }),
  caller: 'service',
  roles: STAFF,
  forOtherClients: true,
  reasons: [
    'ticketNotEditable',
    'checkedIn',
    'movedMeanwhile',
    'slotTaken',
    'dateNotBookable',
    'timeNotBookable',
    'serviceNotBookable',
    'alreadyBooked',
    ...CALLED,
  ],
});

export const undoCheckIn = call({
  spec: ['API-33'],
  summary: 'Undoes a check-in until the ticket is called: it is as it was before, and can check in again.',
  method: 'POST',
  path: 'counter/undoCheckIn',
  body: z.object({ ticketId }),
  answer: z.object({ visit }),
  caller: 'service',
  roles: STAFF,
  forOtherClients: true,
  reasons: ['ticketNotActive', 'checkInNotUndone', 'alreadyBooked', ...CALLED],
});
