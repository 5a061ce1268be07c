import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@vez/shared/contracts';

const ROOT = join(__dirname, '../../..');
const REMOTES = ['catalogue', 'booking', 'queue', 'tickets', 'account', 'staff'];

// A release with a right to any other call gives way to the one before it.
it.each(REMOTES)('has every call that mfe-%s may make', (name) => {
  const text = readFileSync(join(ROOT, `mfe-${name}`, 'remote.json'), 'utf8');
  const { rights } = JSON.parse(text) as { rights: { calls: string[] } };
  const known = new Set([...Object.keys(calls), 'extend']);
  expect(rights.calls.length).toBeGreaterThan(0);
  expect(rights.calls.filter((call) => !call.endsWith('*') && !known.has(call))).toEqual([]);
});
