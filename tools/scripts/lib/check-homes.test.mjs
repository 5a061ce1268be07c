import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderSite } from '../remote/folder-site.mjs';
import { checkHomes } from './site.mjs';

const BUILT = [{ name: 'mfe-catalogue', routes: ['/home'] }];
const DEEDS = [{ deed: { remote: 'mfe-parking', paths: ['/parking'] } }];
const deployment = (...remotes) => [{ name: 'web', home: '/home', remotes }];

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vez-homes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const check = (deployments) => checkHomes(deployments, BUILT, folderSite(folder));
const give = (deeds) => writeFileSync(join(folder, 'releases.json'), JSON.stringify({ deeds, log: [] }));

describe('the remotes that a deployment names', () => {
  it('may be built here, or belong to a team that builds elsewhere', async () => {
    give(DEEDS);
    await expect(check(deployment('mfe-catalogue', 'mfe-parking'))).resolves.toBeUndefined();
    await expect(check([{ name: 'park', home: '/parking' }])).resolves.toBeUndefined();
  });

  it('must be built here in a new site', async () => {
    await check(deployment('mfe-catalogue'));
    await expect(check(deployment('mfe-catalogue', 'mfe-parking'))).rejects.toThrow('given to no team');
  });

  it('must exist, and one of them must serve the home', async () => {
    give(DEEDS);
    await expect(check(deployment('mfe-catalogue', 'mfe-parkin'))).rejects.toThrow(
      'web.json: remotes has mfe-parkin, which is not built, and given to no team',
    );
    await expect(check(deployment('mfe-parking'))).rejects.toThrow('home is /home');
  });
});
