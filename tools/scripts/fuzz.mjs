// Sends malformed requests to the server as visitors, citizens, companies, counter systems, staff and devices, and
// 2,000 odd keywords to the search. Each must get an answer that is not a server error. `npm run fuzz -- 10000` sends
// another number of requests.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [requests = '50000'] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url)),
    ...['--selectProjects', 'server', '--runTestsByPath'],
    ...['server/src/system-tests/malformed.test.ts', 'server/src/modules/search/search.test.ts'],
  ],
  { stdio: 'inherit', env: { ...process.env, VEZ_MALFORMED: requests, VEZ_KEYWORDS: '2000' } },
);
process.exitCode = status ?? 1;
