import { aDepartment, aSummary } from '../testing/facts';
import { toSuggestions } from './suggestion';

it('suggests departments before services, each with its address [CAT-18]', () => {
  expect(toSuggestions({ departments: [aDepartment()], services: [aSummary()] }, 6)).toEqual([
    { address: '/serOrLocationWithTabs?department=1', name: 'Identification Bureau' },
    {
      address: '/serOrLocationWithoutTabs?service=7',
      name: 'Identity card renewal',
      office: 'Identification Bureau',
    },
  ]);
});

it('suggests life events first, with the number of services they take [CAT-18]', () => {
  const events = [{ code: 'birth', name: 'Having a baby', uiIcon: 'birth', serviceCount: 4 }];
  const [first, second] = toSuggestions({ events, departments: [aDepartment()], services: [] }, 6);
  expect(first).toEqual({ address: '/lifeEvent?event=birth', name: 'Having a baby', serviceCount: 4 });
  expect(second!.name).toBe('Identification Bureau');
});

it('suggests nothing that cannot be opened [CAT-34] [VAL-46]', () => {
  const departments = [aDepartment({ suspended: true })];
  expect(toSuggestions({ departments, services: [aSummary({ locationIds: [] })] }, 6)).toEqual([]);
});

it('suggests no more than fit', () => {
  const services = [aSummary(), aSummary({ id: 8 }), aSummary({ id: 9 })];
  expect(toSuggestions({ departments: [], services }, 2)).toHaveLength(2);
});
