// Reads and checks the files of `deployments/` with the code of the server.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { importTypeScript } from './import-typescript.mjs';

/**
 * Reads every deployment of a folder, named by its file.
 * @param {string} root the project's folder
 * @param {string} [folder] the folder of the files
 * @throws Error with a sentence for each fault
 */
export async function readDeployments(root, folder = join(root, 'deployments')) {
  const { readDeployment } = await importTypeScript(
    "export { readDeployment } from './src/deployments/read-deployment';",
    join(root, 'server'),
  );
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const faults = [];
  const deployments = files.flatMap((name) => {
    try {
      return readDeployment(join(folder, name));
    } catch (error) {
      faults.push(error.message);
      return [];
    }
  });
  if (faults.length > 0) throw new Error(`The deployments are not usable. ${faults.join(' ')}`);
  return deployments;
}
