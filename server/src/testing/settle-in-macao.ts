// Tests without a server run in the model city.
import { fileURLToPath } from 'node:url';
import { settleIn } from '../city/city';
import { readDeployment } from '../deployments/read-deployment';

settleIn(readDeployment(fileURLToPath(new URL('../../../deployments/web.json', import.meta.url))).city);
