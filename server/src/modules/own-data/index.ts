import { cityDay } from '../../city/city';
import type { Deps, ServerModule } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { DataKeys } from '../../secrets/vault';
import type { Catalogue } from '../catalogue';
import type { Sessions } from '../identity';
import { erasePerson, namesOf } from '../retention';
import { countActive, lockLimits, type IdentityVault } from '../tickets';
import { ownFile } from './file';
import { keptOf } from './kept';
import { checkRecent, isRecent, personOf } from './person-of';

interface Needs {
  catalogue: Catalogue;
  vault: IdentityVault;
  sessions: Sessions;
  keys: DataKeys;
}

/** What is kept of a person, for that person: to see, to take away, and to erase (decision 391). */
export const ownDataModule = ({ clock, db: database }: Deps, needs: Needs): ServerModule => ({
  name: 'own-data',
  handlers: {
    async ownData({ caller, db }) {
      const { person, sessionId } = await personOf(needs.sessions, caller);
      const now = clock.now();
      const [logins, activeTickets] = await Promise.all([
        needs.sessions.all(sessionId),
        countActive(db, caller, now),
      ]);
      const kinds = await keptOf(db, person, logins.length);
      return { kinds, activeTickets, isRecent: isRecent(logins, now) };
    },

    async ownDataFile({ caller, db, language }) {
      const { person, profile, sessionId } = await personOf(needs.sessions, caller);
      const now = clock.now();
      const sessions = await needs.sessions.all(sessionId);
      checkRecent(sessions, now);
      const logins = sessions.map(({ device, startedAt, lastUsedAt }) => ({ device, startedAt, lastUsedAt }));
      return ownFile(db, { person, profile, logins, language, now }, needs);
    },

    async eraseOwnData({ caller, setSession, traceId }) {
      const { person, sessionId } = await personOf(needs.sessions, caller);
      const now = clock.now();
      checkRecent(await needs.sessions.all(sessionId), now);
      await database.tx(async (tx) => {
        // Nothing is granted to the number until the end of the transaction.
        if (person.mobile !== undefined) await lockLimits(tx, [person.mobile], cityDay(now));
        if ((await countActive(tx, caller, now)) > 0) throw new Refusal('ticketsActive');
        await erasePerson(tx, person, {
          route: '/api/own-data',
          keys: needs.keys,
          traceId,
          endSessions: () => needs.sessions.endAllOf(tx, namesOf(person)),
        });
      });
      setSession(null);
      return { erased: true };
    },
  },
});
