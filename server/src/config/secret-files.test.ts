import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigFault } from './config-fault';
import { readConfig } from './read-config';
import { withSecretFiles } from './secret-files';

let folder: string;
const fileOf = (text: string) => {
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vez-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes a secret from the file that a setting names, without the line end of editors', () => {
  const VEZ_SECRET_FILE = fileOf('a-secret-in-a-file-with-enough-letters\n');
  expect(withSecretFiles({ VEZ_SECRET_FILE }).VEZ_SECRET).toBe('a-secret-in-a-file-with-enough-letters');
});

it('checks a secret of a file like one that is set directly', () => {
  const read = () => readConfig({ VEZ_SECRET_FILE: fileOf('short') }, process.cwd());
  expect(read).toThrow('VEZ_SECRET must have 32 or more characters.');
});

it('names files that cannot be read, and secrets that are set twice', () => {
  const read = () =>
    withSecretFiles({
      DATABASE_URL_FILE: join(folder, 'missing'),
      VEZ_DATA_KEYS: '1:x',
      VEZ_DATA_KEYS_FILE: fileOf('1:y'),
    });
  expect(read).toThrow(ConfigFault);
  expect(read).toThrow(/DATABASE_URL_FILE must name a file .*missing\. VEZ_DATA_KEYS and VEZ_DATA_KEYS_FILE/);
});
