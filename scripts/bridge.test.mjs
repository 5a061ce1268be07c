import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bridgeReference } from './lib/bridge-reference.mjs';

it('has a bridge reference that is current: run node scripts/bridge.mjs', () => {
  const said = execFileSync(process.execPath, [join(__dirname, 'bridge.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(said).toBe('');
});

it('has a row for each member of the bridge, and describes the types that they have', () => {
  const written = bridgeReference();
  for (const member of ['canServe', 'deployment', 'scan?', 'verifyCode', 'holdId?'])
    expect(written).toContain(`| \`${member}\` |`);
  for (const type of ['Bridge', 'Session', 'CallOptions', 'Journey'])
    expect(written).toContain(`\n## ${type}\n`);
});
