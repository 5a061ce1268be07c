import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DeploymentFault, readDeployment, type Deployment } from './read-deployment';

/** Hosts or markers that two deployments share, though these should distinguish them. */
const shared = (deployments: Deployment[], setting: 'hosts' | 'markers') =>
  deployments.flatMap((deployment, at) =>
    deployment[setting].flatMap((word) => {
      const isSame = (other: string) => other.toLowerCase() === word.toLowerCase();
      const other = deployments.slice(0, at).find((before) => before[setting].some(isSame));
      return other === undefined
        ? []
        : `${deployment.name}.json: ${setting} has ${word}, which ${other.name}.json has too.`;
    }),
  );

/**
 * The deployments that a server serves: the one of the file, which is the default, then the others in its folder
 * with the same city.
 * @throws DeploymentFault that names each faulty file and setting
 */
export function readDeployments(file: string): [Deployment, ...Deployment[]] {
  const chosen = readDeployment(file);
  const folder = dirname(file);
  const faults: string[] = [];
  const others = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== basename(file))
    .sort()
    .flatMap((name) => {
      try {
        return readDeployment(join(folder, name));
      } catch (error) {
        if (!(error instanceof DeploymentFault)) throw error;
        faults.push(...error.sentences);
        return [];
      }
    })
    .filter(({ cityFile }) => cityFile === chosen.cityFile);
  const deployments: [Deployment, ...Deployment[]] = [chosen, ...others];
  faults.push(...shared(deployments, 'hosts'), ...shared(deployments, 'markers'));
  if (faults.length > 0) throw new DeploymentFault(faults);
  return deployments;
}
