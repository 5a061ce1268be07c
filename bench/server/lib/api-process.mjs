// The API as a deployment runs it, without the site: started, killed and started again by a bench.
import { fileURLToPath } from 'node:url';
import { startHost } from '../../../server/dist/host.mjs';

const host = await startHost({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  env: process.env,
  renderPage: () => '',
  say: () => undefined,
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void host.stop().then(() => process.exit(0)));
}
