import { randomUUID } from 'node:crypto';
import { recordAudit } from '../modules/audit';
import { addCounterKey, listCounterKeys, revokeCounterKey } from '../modules/counters';
import { operatorIn, type Command } from './command';

const keyRoute = (by: string) => ({
  route: `operator:${by}`,
  traceId: randomUUID(),
  kind: 'credential' as const,
});

/** Keys of counter systems. */
export const KEY_COMMANDS: Record<string, Command> = {
  async 'keys list'({ db, say }) {
    for (const { id, department, created_at, created_by, revoked_at, revoked_by } of await listCounterKeys(
      db,
    )) {
      const end = revoked_at === null ? 'live' : `revoked ${revoked_at.toISOString()} by ${revoked_by}`;
      say(`${department} ${id} made ${created_at.toISOString()} by ${created_by}, ${end}`);
    }
  },
  async 'keys add'({ db, say }, options) {
    const by = operatorIn(options);
    const { department = '' } = options;
    const { id, key } = await db.tx(async (tx) => {
      const added = await addCounterKey(tx, department, by);
      const facts = { act: 'added', department };
      await recordAudit(tx, { ...keyRoute(by), subject: `counter-key:${added.id}`, facts });
      return added;
    });
    say(`Key ${id} of ${department}; it is shown this once:\n${key}`);
  },
  async 'keys revoke'({ db, say }, options) {
    const by = operatorIn(options);
    const { key: id = '' } = options;
    await db.tx(async (tx) => {
      await revokeCounterKey(tx, id, by);
      await recordAudit(tx, { ...keyRoute(by), subject: `counter-key:${id}`, facts: { act: 'revoked' } });
    });
    say(`Key ${id} opens nothing any more.`);
  },
};
