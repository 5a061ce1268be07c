import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { copyTemplate } from '../testing/test-database';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

/** What another process says that starts the database of these tests, which this one uses. */
const startBeside = () =>
  new Promise<string>((resolve) => {
    const bundle = pathToFileURL(join(SERVER, 'dist', 'testing', 'cluster.mjs')).href;
    const folders = [process.env.VEZ_TEST_POSTGRES_FOLDER, join(SERVER, 'src', 'db', 'migrations')];
    const script = `import { prepareCluster } from ${JSON.stringify(bundle)};
      await prepareCluster(...${JSON.stringify(folders)}).then((cluster) => cluster.stop());`;
    execFile(process.execPath, ['--input-type=module', '--eval', script], (_, said, complained) =>
      resolve(said + complained),
    );
  });

it('leaves a database alone that another process started from the same folder and still uses', async () => {
  expect(await startBeside()).toContain('Vez runs from this folder already.');
  await (await copyTemplate()).drop();
});
