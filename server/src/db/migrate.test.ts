import { checkVersion } from './migrate';

describe('a database', () => {
  it('of an older PostgreSQL is refused in a sentence, instead of at the first ticket', () => {
    expect(() => checkVersion('17.6 (Debian 17.6-1.pgdg12+1)')).toThrow(
      'PostgreSQL 18 or later is needed, and this one is 17.6 (Debian 17.6-1.pgdg12+1)',
    );
    for (const version of ['18.0', '18.4 (Debian 18.4-1)', '19beta1']) {
      expect(() => checkVersion(version)).not.toThrow();
    }
  });
});
