import { z } from 'zod';
import { call } from '../call';

const params = z.object({ ticketId: z.uuid() });
const AT_COUNTER = ['clerk', 'supervisor'] as const;

/** What a citizen filled in: for the counter that serves them, while it does; each reading is audited. */
export const visitAnswers = call({
  spec: ['BOK-24'],
  summary:
    'Returns the name, the masked ID number and the answers of the person called to a counter of the caller.',
  method: 'GET',
  path: 'counter/tickets/:ticketId/answers',
  params,
  answer: z.object({
    person: z.string(),
    idNumberMasked: z.string(),
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['ticketNotCalled', 'calledElsewhere', 'counterNotOpen'],
});

export const visitIdNumber = call({
  spec: ['BOK-24'],
  summary: 'Returns the whole ID number of that person, empty if they gave none. Each reading is recorded.',
  method: 'POST',
  path: 'counter/tickets/:ticketId/idNumber',
  params,
  answer: z.object({ idNumber: z.string() }),
  // Its answer is kept nowhere.
  reads: true,
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['ticketNotCalled', 'calledElsewhere', 'counterNotOpen'],
});
