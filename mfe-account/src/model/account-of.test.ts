import { accountOf } from './account-of';

it('names an account by its euid, else by its verified number [API-65]', () => {
  const mobile = { area: '853', number: '66123834' };
  expect(accountOf({ kind: 'personal', euid: 'e-1', mobile })).toBe('e-1');
  expect(accountOf({ kind: 'phone', mobile })).toBe('853-66123834');
});
