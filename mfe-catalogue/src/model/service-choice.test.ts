import { isChoosable, serviceAddress } from './service-choice';

const ours = { id: 7, recommendType: 'SYSTEM_SERVICE', locationIds: [2, 3] } as const;
const of = (locationIds: number[]) => ({ ...ours, locationIds });

it.each([
  [of([2, 3]), undefined, '/serOrLocationWithoutTabs?service=7'],
  [of([2]), undefined, '/queueOrBook?service=7&location=2'],
  [of([2, 3]), 3, '/queueOrBook?service=7&location=3'],
  [{ ...of([2]), recommendType: 'OTHER_SERVICE' as const }, undefined, '/serOrLocationWithoutTabs?service=7'],
])('leads from %o at place %s to %s [CAT-61]', (service, place, address) => {
  expect(serviceAddress(service, place)).toBe(address);
});

it('lets a service be chosen if it has a place, or belongs to another system [VAL-46]', () => {
  expect(isChoosable(of([]))).toBe(false);
  expect(isChoosable(of([2]))).toBe(true);
  expect(isChoosable({ ...of([]), recommendType: 'OTHER_SERVICE' })).toBe(true);
});

it.each([0, -1])('lets no service of the id %i be chosen [VAL-46]', (id) => {
  expect(isChoosable({ ...of([2]), id })).toBe(false);
  expect(isChoosable({ ...of([]), id, recommendType: 'OTHER_SERVICE' })).toBe(false);
});
