import { mustLogIn } from './must-log-in';

const REMOTE = { remoteCounter: true, rcServiceLogin: true };

describe('a counter', () => {
  it('that is remote and asks for a login serves account holders only [CAT-53]', () => {
    expect(mustLogIn(REMOTE, {})).toBe(true);
    expect(mustLogIn(REMOTE, { euid: 'e-1' })).toBe(false);
  });

  it('of any other kind serves everyone [CAT-53]', () => {
    expect(mustLogIn({ ...REMOTE, rcServiceLogin: false }, {})).toBe(false);
    expect(mustLogIn({ ...REMOTE, remoteCounter: false }, {})).toBe(false);
  });
});
