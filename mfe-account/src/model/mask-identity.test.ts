import { maskIdentity } from './mask-identity';

it('shows two characters at each end of an ID number, none of a short one', () => {
  expect(maskIdentity('51234567')).toBe('51••••67');
  expect(maskIdentity('5123')).toBe('••••');
});
