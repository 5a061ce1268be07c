import { statement, type Db, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { devicePerson } from './device-person';
import { sessionOfCookie } from './find-session';
import { callerOf } from './identify';
import type { SessionProfiles } from './session-profiles';

const END_OF_PERSON = statement('session-end-person', 'DELETE FROM session WHERE person = ANY($1)');

/** Sessions that are looked at, or ended, by somebody who does not hold their token. */
export const otherSessions = (db: Db, { namesOf, profileOf }: SessionProfiles) => ({
  /** Ends the session of a device for good. */
  async endDevice(tx: Queryable, id: string): Promise<void> {
    const device = devicePerson({ id, name: '', role: 'display', departmentId: 0, offices: [] });
    await tx.query(END_OF_PERSON, [namesOf(device)]);
  },
  /** Whose session a cookie is of; it is not renewed. Not for what changes something: a cookie comes by itself. */
  async callerOfCookie(cookie: string): Promise<CallerIdentity | undefined> {
    const hash = await sessionOfCookie(db, cookie);
    const person = hash === undefined ? undefined : await profileOf(hash);
    return hash === undefined || person === undefined ? undefined : callerOf(person, hash);
  },
});
