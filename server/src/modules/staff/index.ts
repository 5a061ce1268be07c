import type { Deps, ServerModule } from '../../module-api/module';
import type { Catalogue } from '../catalogue';
import type { Codes, Sessions } from '../identity';
import { deviceCare } from './device-care';
import { reportCalls } from './device-report';
import { deviceCalls } from './devices';
import { enrolCalls } from './enrol';
import { handOutCalls } from './hand-out-code';
import { selfCalls } from './self';

export { ownDevice } from './own-device';
export { createDeviceSigns } from './device-signs';

export interface StaffSettings {
  catalogue: Catalogue;
  sessions: Sessions;
  codes: Codes;
}

/** The staff of a department, and the devices of its offices. */
export const staffModule = (deps: Deps, { catalogue, sessions, codes }: StaffSettings): ServerModule => ({
  name: 'staff',
  handlers: {
    ...selfCalls(deps.clock, catalogue),
    ...enrolCalls(deps, catalogue, sessions),
    ...deviceCalls(deps.clock, catalogue, sessions),
    ...deviceCare(deps.clock, catalogue),
    ...reportCalls(deps.clock),
    ...handOutCalls(deps, catalogue, codes),
  },
});
