import { randomUUID } from 'node:crypto';
import type { Mobile } from '@vez/shared/contracts';
import type { StaffScope } from '../module-api/module';
import { emptyProfile, type Person, type Sessions } from '../modules/identity';

/** The issuer of the accounts of `accountHolder`. */
export const TEST_ISSUER = 'https://login.example';
const STAFF_ISSUER = 'https://staff.example';
/** DSI, whose services most tests use. */
const FIRST_DEPARTMENT = 1;

/** A caller: a token, and the headers that go with it. */
export interface TestCaller {
  token: string | undefined;
  /** Creates a token for one call, instead of `token`. */
  tokenFor?(call: { method: string; url: string; body: string }): string;
  mobile: Mobile;
  euid?: string;
  /** The code of a ticket's link. */
  link?: string;
}
export const ANYONE: TestCaller = { token: undefined, mobile: { area: '', number: '' } };

/** People with a session of the server, each of them new. */
export function callersWith(sessions: Sessions) {
  let callers = 0;
  const personOf = (profile: Partial<Person>): Person => ({
    ...emptyProfile,
    accountType: 'personal',
    issuer: TEST_ISSUER,
    ...profile,
  });
  async function logIn(profile: Partial<Person>): Promise<TestCaller> {
    const person = personOf(profile);
    const { login } = await sessions.open(person);
    const mobile = { area: person.mobNum && person.mobArea, number: person.mobNum };
    return { token: login.jwtToken, mobile, ...(person.euid === null ? {} : { euid: person.euid }) };
  }

  return {
    /** A person whose mobile number was proved by SMS; a new one each time. */
    async citizen(mobile?: Mobile): Promise<TestCaller> {
      callers += 1;
      const own = mobile ?? { area: '853', number: String(66_000_000 + callers) };
      const proved = { mobArea: own.area, mobNum: own.number, mobile: own.number };
      return logIn({ accountType: 'phone', issuer: null, ...proved });
    },

    /** A person with an account of the city or of their company, or from the host app. */
    async accountHolder(
      euid: string = randomUUID(),
      accountType: 'personal' | 'corporate' | 'superApp' = 'personal',
      number?: Mobile,
    ): Promise<TestCaller> {
      callers += 1;
      const mobile = number ?? { area: '853', number: String(66_000_000 + callers) };
      const proved = { mobArea: mobile.area, mobNum: mobile.number, mobile: mobile.number };
      return logIn({ euid, accountType, name: 'Chan Tai Man', ...proved });
    },

    /** A member of staff, or a device; by default for all offices of the first department. */
    async staff({
      role,
      departmentId = FIRST_DEPARTMENT,
      offices = [],
      name = 'Ana Ribeiro',
      euid = randomUUID(),
    }: Partial<StaffScope> &
      Pick<StaffScope, 'role'> & { name?: string; euid?: string }): Promise<TestCaller> {
      const person = { euid, issuer: STAFF_ISSUER, name };
      const { token } = await logIn({ ...person, staff: { role, departmentId, offices } });
      return { token, mobile: ANYONE.mobile };
    },

    /** A person with an account and this profile. */
    logIn,

    /** Opens a session with this profile: its cookie, and the answer of the login. */
    openSession: (profile: Partial<Person>) => sessions.open(personOf(profile)),
  };
}
