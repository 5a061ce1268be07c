import type { Deps, ServerModule } from '../../module-api/module';
import type { Catalogue } from '../catalogue';
import type { Sessions } from '../identity';
import { deviceCalls } from './devices';
import { enrolCalls } from './enrol';
import { selfCalls } from './self';

export interface StaffSettings {
  catalogue: Catalogue;
  sessions: Sessions;
}

/** Who works for a department, and the devices of its offices. */
export const staffModule = (deps: Deps, { catalogue, sessions }: StaffSettings): ServerModule => ({
  name: 'staff',
  handlers: {
    ...selfCalls(deps.clock, catalogue),
    ...enrolCalls(deps, catalogue, sessions),
    ...deviceCalls(deps.clock, catalogue, sessions),
  },
});
