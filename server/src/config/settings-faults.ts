import type { Deployment } from '../deployments/read-deployment';
import type { Environment } from './environment';
import { productionFaults } from './production-faults';

/** Faults of settings that are valid one by one but not together, one sentence each. */
export function settingsFaults(values: Environment, production: boolean, { city }: Deployment): string[] {
  const faults = production ? productionFaults(values, city.accounts) : [];
  if (values.VEZ_SMS_GATEWAY_URL !== undefined && values.VEZ_SMS_GATEWAY_SECRET === undefined) {
    faults.push('VEZ_SMS_GATEWAY_SECRET must be set, to sign what goes to VEZ_SMS_GATEWAY_URL.');
  }
  if ((values.VEZ_HOST_ISSUER === undefined) !== (values.VEZ_HOST_KEYS === undefined)) {
    faults.push('VEZ_HOST_ISSUER and VEZ_HOST_KEYS belong together: set both or none.');
  }
  return faults;
}
