import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const node = promisify(execFile);

/** Code that uses the time zone of the machine. */
const IN_OWN_ZONE = [
  'date.toLocaleString()',
  "date?.toLocaleString('pt')",
  'date.toLocaleDateString()',
  'date.toLocaleTimeString()',
  'date.toDateString()',
  'date.toTimeString()',
  'date.getHours()',
  "new Intl.DateTimeFormat('pt').format(date)",
  "Intl.DateTimeFormat('pt').format(date)",
  'Intl.DateTimeFormat().resolvedOptions().timeZone',
];
const FILES = [
  'mfe-queue/src/model/planted.ts',
  'mfe-queue/src/screens/offer-number/planted.tsx',
  'shell/src/layout/planted.ts',
  'server/src/modules/booking/planted.ts',
];
const LINT = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const { code, files } = JSON.parse(process.argv[1]);
  const lines = [];
  for (const filePath of files) {
    const [{ messages }] = await eslint.lintText(code, { filePath });
    lines.push(messages.filter(({ message }) => message.includes('cityClock')).map(({ line }) => line));
  }
  console.log(JSON.stringify(lines));
`;

it('formats no date without the zone of the city, in browser and server code', async () => {
  const code = ['export const planted = (date: Date) => [', ...IN_OWN_ZONE.map((call) => `${call},`), '];'];
  const { stdout } = await node(
    process.execPath,
    ['--input-type=module', '--eval', LINT, JSON.stringify({ code: code.join('\n'), files: FILES })],
    { cwd: ROOT },
  );
  const lines = JSON.parse(stdout.trim().split('\n').at(-1));
  const missed = FILES.flatMap((file, at) =>
    IN_OWN_ZONE.filter((_, index) => !lines[at].includes(index + 2)).map((call) => `${file}: ${call}`),
  );
  expect(missed).toEqual([]);
}, 120_000);
