import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bridgeReference } from './lib/bridge-reference.mjs';

it('has a current reference of the bridge: run node tools/scripts/bridge.mjs', () => {
  const said = execFileSync(process.execPath, [join(__dirname, 'bridge.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(said).toBe('');
});

it('lists the members of the bridge and the types that they mention', () => {
  const written = bridgeReference();
  for (const member of ['canServe(', 'deployment: ', 'scan?(', 'verifyCode(', 'holdId?: '])
    expect(written).toContain(`\n${member}`);
  for (const type of ['Bridge', 'Session', 'CallOptions', 'Journey'])
    expect(written).toContain(`\n## ${type}\n`);
});
