import type { Journey, JourneyStore } from '../contracts/client';
import { createDrafts } from './create-drafts';

const FORM = { number: '66123834', idNumber: '12345670' };
const OF = 'service:7';

function aJourney(journey: Journey = {}): JourneyStore {
  return {
    get: () => journey,
    subscribe: () => () => undefined,
    set: (change) => Object.assign(journey, change),
    clear: () => undefined,
  };
}

it('restores a form as it was left, in memory with its ID number', () => {
  const drafts = createDrafts<typeof FORM>();
  const journey = aJourney();
  drafts.keep(OF, FORM, journey);
  expect(drafts.find(OF, {})).toEqual(FORM);
  expect(journey.get().draft).toEqual({ of: OF, values: FORM });
  expect(drafts.find('service:8', journey.get())).toBeUndefined();
});

it('restores after a reload what the journey has kept [DAT-50]', () => {
  const draft = { of: OF, values: { number: '66123834' } };
  expect(createDrafts<typeof FORM>().find(OF, { draft })).toEqual({ number: '66123834' });
});

it('keeps the hold of the same form until another is taken [BOK-32]', () => {
  const drafts = createDrafts<typeof FORM>();
  const journey = aJourney();
  drafts.keep(OF, FORM, journey, 'h1');
  drafts.keep(OF, { ...FORM, number: '6' }, journey);
  expect(journey.get().draft?.holdId).toBe('h1');
  drafts.keep(OF, FORM, journey, 'h2');
  expect(journey.get().draft?.holdId).toBe('h2');
  drafts.keep('service:8', FORM, journey);
  expect(journey.get().draft?.holdId).toBeUndefined();
});

it('keeps nothing of a submitted form, and nothing at all after a log-out [ACC-12]', () => {
  const drafts = createDrafts<typeof FORM>();
  const journey = aJourney();
  drafts.keep(OF, FORM, journey);
  drafts.keep('service:8', FORM);
  drafts.drop(OF, journey);
  expect(drafts.find(OF, journey.get())).toBeUndefined();
  expect(drafts.find('service:8', {})).toEqual(FORM);
  drafts.forget();
  expect(drafts.find('service:8', {})).toBeUndefined();
});
