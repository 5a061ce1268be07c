import type { Deps, ServerModule } from '../../module-api/module';
import type { Catalogue } from '../catalogue';
import { changeCalls } from './change-calls';
import { orderCalls } from './order-calls';
import { settingsCalls } from './settings-calls';

/** What the supervisors of a department change at their offices: calendar, booking rules, and search words. */
export const officeSettingsModule = ({ clock }: Deps, catalogue: Catalogue): ServerModule => ({
  name: 'office-settings',
  handlers: {
    ...settingsCalls(clock, catalogue),
    ...changeCalls(clock, catalogue),
    ...orderCalls(clock, catalogue),
  },
});
