import { mustLogIn } from './must-log-in';

const REMOTE = { remoteCounter: true, rcServiceLogin: true };

describe('a counter', () => {
  it('of the remote kind that asks for a login serves holders of an account [CAT-53]', () => {
    expect(mustLogIn(REMOTE, {})).toBe(true);
    expect(mustLogIn(REMOTE, { euid: 'e-1' })).toBe(false);
  });

  it('of any other kind serves everybody [CAT-53]', () => {
    expect(mustLogIn({ ...REMOTE, rcServiceLogin: false }, {})).toBe(false);
    expect(mustLogIn({ ...REMOTE, remoteCounter: false }, {})).toBe(false);
  });
});
