import { statement, type Db, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { devicePerson } from './device-person';
import { sessionOfCookie } from './find-session';
import { callerOf } from './identify';
import type { SessionProfiles } from './session-profiles';

const END_OF_PERSON = statement('session-end-person', 'DELETE FROM session WHERE person = ANY($1)');

/** Reads and ends sessions for callers who do not hold their token. */
export const otherSessions = (db: Db, { namesOf, profileOf }: SessionProfiles) => ({
  /** Ends the session of a device for good. */
  async endDevice(tx: Queryable, id: string): Promise<void> {
    const device = devicePerson({ id, name: '', role: 'display', departmentId: 0, offices: [] });
    await tx.query(END_OF_PERSON, [namesOf(device)]);
  },
  /** The caller whose session a cookie is, without renewal. Not for writes: browsers send cookies by themselves. */
  async callerOfCookie(cookie: string): Promise<CallerIdentity | undefined> {
    const hash = await sessionOfCookie(db, cookie);
    const person = hash === undefined ? undefined : await profileOf(hash);
    return hash === undefined || person === undefined ? undefined : callerOf(person, hash);
  },
});
