import { createTestBridge } from '../testing';
import { factFaults } from './event-facts';

it.each([
  ['ticket/created', { ticketId: 't-1', flow: 'queue' }, []],
  ['session/changed', { kind: 'phone' }, []],
  ['session/changed', { kind: 'phone', left: true }, []],
  ['ticket/created', { ticketId: 7, flow: 'queue' }, ['ticketId of ticket/created is 7, and must be string']],
  [
    'ticket/created',
    { ticketId: 't', flow: 'walk' },
    ['flow of ticket/created is "walk", and must be queue,reservation'],
  ],
  [
    'favourite/changed',
    { serviceId: 1 },
    ['locationId of favourite/changed is undefined, and must be number'],
  ],
  ['ticket/edited', { ticketId: 't-1', name: 'Wong' }, ['name is no part of ticket/edited']],
  ['ticket/edited', null, ['ticket/edited comes with null, which is no fact']],
] as const)('finds the errors in %s with %j', (name, fact, faults) => {
  expect(factFaults(name, fact)).toEqual(faults);
});

it('fails the test of a remote that publishes a malformed fact', () => {
  const { events } = createTestBridge();
  expect(() => events.publish('ticket/edited', { ticketId: 7 } as never)).toThrow(
    'ticketId of ticket/edited',
  );
});
