// Migrates a production database to this release: `DATABASE_URL=… node server/dist/migrate.mjs`. With `--dry` it
// only lists the pending migrations. Concurrent runs wait for one another.
import { fileURLToPath } from 'node:url';
import { withSecretFiles } from './src/config/secret-files';
import { migrate, pendingMigrations } from './src/db/migrate';

const folder = fileURLToPath(new URL('migrations', import.meta.url));

try {
  const { DATABASE_URL: url } = withSecretFiles(process.env);
  if (!url) throw new Error('DATABASE_URL must be set.');
  const dry = process.argv.includes('--dry');
  const names = await (dry ? pendingMigrations : migrate)(url, folder);
  const done = dry ? 'To be applied' : 'Applied';
  console.log(names.length === 0 ? 'The database is up to date.' : `${done}: ${names.join(', ')}.`);
} catch (error) {
  console.error(`The database could not be migrated. ${error.message}`);
  process.exit(1);
}
