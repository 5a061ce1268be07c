import { definition } from '../definition';
import { parametersFor } from './parameters';
import { draftFor } from './reservation';
import { parameterDrafts, reservationDrafts } from './stores';

it('clears all drafts at a logout [ACC-12]', () => {
  const session = { kind: 'anonymous' as const };
  const asked = [{ name: 'id', type: 'IDNUMBER' as const, value: '' }];
  const at = { key: 'service:7', serviceId: 7, locationId: 2, session, area: '853' };
  const empty = draftFor(at);
  const typed = { ...empty, idNumber: '51234567', number: '66123834' };
  reservationDrafts.keep(at.key, { ...typed, locationId: 2, isProposed: false });
  parameterDrafts.set(7, { id: '51234567' });
  expect(draftFor(at)).toEqual(typed);

  definition.forget?.();
  expect(draftFor(at)).toEqual(empty);
  expect(parametersFor(7, asked, {}, session, '853')).toEqual({ id: '' });
});
