import { rightsOf } from './rights';

it('limits a remote to what the operator allows', () => {
  const rights = { calls: ['departments', 'reserve'], session: ['*'] };
  const may = rightsOf({ contract: '^1.5.0', rights }, { calls: ['departments', 'tickets'] });
  expect(may('calls', 'departments')).toBe(true);
  expect(may('calls', 'reserve')).toBe(false);
  expect(may('calls', 'tickets')).toBe(false);
  expect(may('session', 'mobile')).toBe(true);
  expect(rightsOf({ contract: '^1.2.0' }, { auth: [] })('auth', 'logout')).toBe(false);
});

it('never keeps a remote from dropping the data of a person who logs out [ACC-12]', () => {
  expect(rightsOf({ contract: '^1.5.0' }, { listens: [] })('listens', 'session/changed')).toBe(true);
});
