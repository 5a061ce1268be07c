import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { statement, type Db } from '../../db/db';
import { gather } from '../../db/gather';
import { outcomeOf } from '../../db/outcome';
import { digestsOf, signingKeys, type Secrets } from '../../keys';
import type { CallerIdentity, Clock } from '../../module';
import { SESSION_SECONDS } from '../../plugins/session-cookie';
import { Unauthorized } from '../../refusal';
import { createVault, type DataKeys } from '../../vault';
import { personKey } from './person-key';
import { personFrom, type Issuers, type Person } from './profile-from';
import { createTokens } from './token';

/** A token is short, since it cannot be called back; the cookie renews it. */
export const TOKEN_SECONDS = 600;

const INSERT = statement(
  'session-insert',
  'INSERT INTO session (id_hash, person, sealed, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
);
const FIND = statement(
  'sessions-find',
  'SELECT id_hash, sealed FROM session WHERE id_hash = ANY($1) AND expires_at > $2',
);
const DELETE = statement('session-delete', 'DELETE FROM session WHERE id_hash = $1');
const DELETE_ALL_OF_PERSON = statement(
  'session-delete-person',
  'DELETE FROM session WHERE id_hash = $1 OR person = ANY($2)',
);

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const ANONYMOUS: CallerIdentity = { kind: 'anonymous', subject: 'anonymous' };
const COUNTER_SYSTEM: CallerIdentity = { kind: 'service', subject: 'counter-system' };

const personOf = ({ issuer, euid }: Person) => (euid === null ? undefined : personKey(issuer ?? '', euid));
const subjectOf = (person: Person) => personOf(person) ?? `${person.mobArea}-${person.mobNum}`;

const callerOf = (profile: Person, sessionId: string): CallerIdentity => ({
  kind: profile.accountType,
  subject: subjectOf(profile),
  sessionId,
  ...(profile.euid === null ? {} : { euid: profile.euid, person: personOf(profile)! }),
  ...(profile.mobNum === '' ? {} : { mobile: { area: profile.mobArea, number: profile.mobNum } }),
  ...(profile.name === '' ? {} : { name: profile.name }),
  ...(profile.identityNo === '' ? {} : { identityNo: profile.identityNo }),
});

interface Around {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  /** Keys of data at rest; without any, that of the secret. */
  dataKeys?: DataKeys['keys'];
  counterCredential: string;
  /** Whose the accounts of sessions are that name no issuer: they were opened before 0012. */
  issuers?: Issuers;
}

export interface EndingSession {
  cookie: string | undefined;
  sessionHash: string | undefined;
  everywhere: boolean;
}

/** Sessions of a browser (a cookie, 24 hours) and the short tokens made from them (ACC-22, SHL-25). */
export function createSessions(around: Around) {
  const { db, clock, secrets, dataKeys = [], counterCredential, issuers = {} } = around;
  const vault = createVault({ secrets, keys: dataKeys }, 'session');
  const tokens = createTokens(secrets);
  const expectedCredential = Buffer.from(digest(counterCredential));

  const personKeys = signingKeys(secrets, 'person');
  /** As the current secret names them, then as the one before it did. */
  const namesOf = (person: Person) => digestsOf(personKeys, subjectOf(person));
  const tokenOf = (sessionHash: string) => tokens.write(sessionHash, clock.now(), TOKEN_SECONDS);
  // Each call looks its session up; calls that come at the same time look together.
  const profileOf = gather<string, Person | undefined>({
    async together(hashes) {
      const rows = await db.query<{ id_hash: string; sealed: Buffer }>(FIND, [hashes, clock.now()]);
      const sealed = new Map(rows.map((row) => [row.id_hash, row.sealed]));
      // One that cannot be read is none: its person logs in again, instead of being refused for a day.
      const read = (row: Buffer | undefined) => {
        const text = row && vault.openIfReadable(row);
        return text === undefined ? undefined : personFrom(JSON.parse(text) as Person, issuers);
      };
      return hashes.map((hash) => outcomeOf(() => read(sealed.get(hash))));
    },
  });
  const answer = (sessionHash: string, { issuer: _, ...userProfile }: Person) => ({
    jwtToken: tokenOf(sessionHash),
    expiresInSeconds: TOKEN_SECONDS,
    userProfile,
  });

  return {
    async open(profile: Person) {
      const sessionId = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expires = new Date(now.getTime() + SESSION_SECONDS * 1_000);
      const sealed = vault.seal(JSON.stringify(profile));
      await db.query(INSERT, [digest(sessionId), namesOf(profile)[0], sealed, now, expires]);
      return { sessionId, login: answer(digest(sessionId), profile) };
    },
    async renew(sessionId: string | undefined) {
      const profile = sessionId === undefined ? undefined : await profileOf(digest(sessionId));
      if (sessionId === undefined || profile === undefined) {
        return { jwtToken: null, expiresInSeconds: 0, userProfile: null };
      }
      return answer(digest(sessionId), profile);
    },
    /**
     * Ends a session, named by its cookie or by its token, and with `everywhere` all others of the same person.
     * Their tokens end with them.
     */
    async end({ cookie, sessionHash, everywhere }: EndingSession) {
      const ending = cookie === undefined ? sessionHash : digest(cookie);
      if (ending === undefined) return;
      const profile = everywhere ? await profileOf(ending) : undefined;
      if (profile === undefined) await db.query(DELETE, [ending]);
      else await db.query(DELETE_ALL_OF_PERSON, [ending, namesOf(profile)]);
    },
    profileOf,
    tokenOf,

    /** Whoever holds the bearer token. A session that was ended takes its tokens with it. */
    async identify(authorization: string | undefined): Promise<CallerIdentity> {
      if (authorization === undefined) return ANONYMOUS;
      const token = authorization.replace(/^Bearer /, '');
      if (timingSafeEqual(Buffer.from(digest(token)), expectedCredential)) return COUNTER_SYSTEM;
      const sessionHash = tokens.sessionOf(token, clock.now());
      if (sessionHash === undefined) throw new Unauthorized();
      const profile = await profileOf(sessionHash);
      if (profile === undefined) throw new Unauthorized();
      return callerOf(profile, sessionHash);
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
