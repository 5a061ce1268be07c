import { checkHomes } from './site.mjs';

const BUILT = [{ name: 'mfe-catalogue', routes: ['/home'] }];
const DEEDS = [{ deed: { remote: 'mfe-parking', paths: ['/parking'] } }];
const deployment = (...remotes) => [{ name: 'web', home: '/home', remotes }];

describe('the remotes that a deployment names', () => {
  it('are built here, or given to a team that builds its own elsewhere', () => {
    expect(() => checkHomes(deployment('mfe-catalogue', 'mfe-parking'), BUILT, DEEDS)).not.toThrow();
    expect(() => checkHomes([{ name: 'park', home: '/parking' }], BUILT, DEEDS)).not.toThrow();
  });

  it('are neither where a name is wrong, and one of them serves the home', () => {
    expect(() => checkHomes(deployment('mfe-catalogue', 'mfe-parkin'), BUILT, DEEDS)).toThrow(
      'web.json: remotes has mfe-parkin, which is not built, and given to no team',
    );
    expect(() => checkHomes(deployment('mfe-parking'), BUILT, DEEDS)).toThrow('home is /home');
  });
});
