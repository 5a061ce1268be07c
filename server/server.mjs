// Entry point in production: `node server/dist/server.mjs`. Development uses `npm start`.
import { fileURLToPath } from 'node:url';
import { renderPage } from '../tools/build/render-page.mjs';
import { faultOf } from './src/diagnostics/fault';
import { startServer } from './src/production/server';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Node would print the whole error, and PostgreSQL errors quote the affected row.
process.on('uncaughtException', (error) => {
  console.error(JSON.stringify({ level: 60, time: Date.now(), fault: faultOf(error), msg: 'process ends' }));
  process.exit(1);
});

try {
  const server = await startServer({ env: process.env, root, renderPage });
  console.log(`Vez serves on port ${server.port}.`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      // A second signal stops the process at once.
      if (stopping) process.exit(1);
      stopping = true;
      void server.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(`Vez could not start. ${error.message}`);
  process.exit(1);
}
