import { definition } from '../definition';
import { draftFor, keepDraft } from './number';

it('clears its draft on a log-out [ACC-12]', () => {
  const here = '/offerNum?service=1&location=5';
  const session = { kind: 'anonymous' as const };
  const empty = draftFor(here, session, '853');
  const typed = { ...empty, idNumber: '51234567', number: '66123834' };
  keepDraft(here, typed);
  expect(draftFor(here, session, '853')).toEqual(typed);

  definition.forget?.();
  expect(draftFor(here, session, '853')).toEqual(empty);
});
