// `npm run packages`: makes the tarballs that a team's own repository needs (docs/guides/own-repository.md).
import { fileURLToPath } from 'node:url';
import { install } from './lib/install.mjs';

const say = (text) => console.log(`▸ ${text}`);

await install(say);
const { makePackages } = await import('./packages/make-packages.mjs');
const to = fileURLToPath(new URL('../../var/packages', import.meta.url));
for (const file of await makePackages({ to, say })) console.log(file);
