import type { Deps, ServerModule } from '../../module-api/module';
import { codeCalls } from './code-calls';
import { consentCalls } from './consent-calls';
import { loginCalls, type LoginDeps } from './login-calls';
import { sessionCalls } from './session-calls';

export { limitsWithin, RELAXED_LIMITS, type CodeLimits } from './code-limits';
export { checkMobile } from './check-mobile';
export { createCodes, type Codes } from './codes';
export { createHostAssertions, type HostAssertions, type HostSettings } from './host-assertion';
export { createLogin, type Login } from './login';
export type { LoginSettings } from './login-providers';
export { officeCodeOwners } from './office-codes';
export { devicePerson } from './device-person';
export { personKey } from './person-key';
export { emptyProfile, profileFrom, type Person } from './profile-from';
export { staffFrom } from './staff-from';
export { createSessions, type Sessions } from './sessions';

/** Identity of callers: codes by SMS, accounts, sessions and consent (API-65 to API-72). */
export const identityModule = ({ clock, db }: Deps, deps: LoginDeps): ServerModule => ({
  name: 'identity',
  handlers: {
    ...codeCalls(db, deps.codes),
    ...loginCalls(deps),
    ...sessionCalls(deps.sessions),
    ...consentCalls(clock),
  },
});
