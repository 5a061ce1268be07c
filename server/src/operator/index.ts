import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { dataKeysFrom } from '../config';
import { connect, type Db } from '../db/db';
import { faultOf } from '../fault';
import { chainAudit, headOfAudit, recordAudit, verifyAudit } from '../modules/audit';
import { addCounterKey, KeyFault, listCounterKeys, revokeCounterKey } from '../modules/counters';
import { erasePerson, type Person } from '../modules/retention';
import type { DataKeys } from '../vault';

export interface OperatorCall {
  args: string[];
  env: NodeJS.ProcessEnv;
  say(text: string): void;
  complain(text: string): void;
}

/** A command that cannot be done as it was given: its message is a sentence for the operator. */
class OperatorFault extends Error {}

const HELP = `Usage: node server/dist/operator.mjs COMMAND
DATABASE_URL, VEZ_SECRET, VEZ_SECRET_PREVIOUS and VEZ_DATA_KEYS are those of the API processes.

  erase [--mobile 853-66123834] [--account EUID --issuer URL] --by NAME
      Erases what is kept of one person. Active tickets keep their numbers, without the person.
  keys list
  keys add --department DSI --by NAME
      Makes a key for the counter systems of a department, and shows it once. Two may live at once.
  keys revoke --key ID --by NAME
  audit verify
      Says where the chain of the audit is broken, if it is.
`;

interface OperatorDeps {
  db: Db;
  keys: DataKeys;
  say(text: string): void;
}
type Options = Record<string, string | undefined>;
type Command = (deps: OperatorDeps, options: Options) => Promise<void>;

/** Operators are named in the audit. */
function operatorIn({ by }: Options): string {
  if (by === undefined || !/^[\w .@-]{2,40}$/.test(by)) {
    throw new OperatorFault('--by must say who you are: 2 to 40 letters, digits, spaces or . @ - _');
  }
  return by;
}

function personIn({ mobile, account, issuer }: Options): Person {
  const [, area, number] = /^(\d{1,5})-(\d{4,15})$/.exec(mobile ?? '') ?? [];
  if (mobile !== undefined && (area === undefined || number === undefined)) {
    throw new OperatorFault('--mobile must be area code and number, such as 853-66123834.');
  }
  if (mobile === undefined && (account === undefined || account === '')) {
    throw new OperatorFault('Say whom: --mobile, --account, or both.');
  }
  if ((account === undefined) !== (issuer === undefined)) {
    throw new OperatorFault('An account is --account with --issuer: the address of who calls it so.');
  }
  return {
    ...(area === undefined || number === undefined ? {} : { mobile: { area, number } }),
    ...(account === undefined || issuer === undefined ? {} : { account: { issuer, euid: account } }),
  };
}

const COMMANDS: Record<string, Command> = {
  async erase({ db, keys, say }, options) {
    const erased = await erasePerson(db, personIn(options), operatorIn(options), keys);
    say(
      Object.entries(erased)
        .map(([table, rows]) => `${table}: ${rows}`)
        .join('\n'),
    );
  },
};

const keyRoute = (by: string) => ({
  route: `operator:${by}`,
  traceId: randomUUID(),
  kind: 'credential' as const,
});

const KEY_COMMANDS: Record<string, Command> = {
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

const AUDIT_COMMANDS: Record<string, Command> = {
  async 'audit verify'({ db, say }) {
    await chainAudit(db);
    const { brokenAt, isOwn } = await verifyAudit(db);
    const head = await headOfAudit(db);
    if (isOwn) say('The user of DATABASE_URL could change the audit: it is its owner, or a superuser.');
    if (brokenAt !== undefined) throw new OperatorFault(`The audit is broken at position ${brokenAt}.`);
    say(
      head === undefined ? 'The audit is empty.' : `The audit is whole up to ${head.position}: ${head.hash}`,
    );
  },
};

const OPTIONS = {
  mobile: { type: 'string' },
  account: { type: 'string' },
  issuer: { type: 'string' },
  by: { type: 'string' },
  department: { type: 'string' },
  key: { type: 'string' },
} as const;

/** @returns the exit code */
export async function runOperator({ args, env, say, complain }: OperatorCall): Promise<number> {
  let db: Db | undefined;
  try {
    const { positionals, values } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const command = { ...COMMANDS, ...KEY_COMMANDS, ...AUDIT_COMMANDS }[positionals.join(' ')];
    if (command === undefined) {
      say(HELP);
      return positionals[0] === 'help' ? 0 : 1;
    }
    const { DATABASE_URL: url, VEZ_SECRET: secret, VEZ_SECRET_PREVIOUS: previous } = env;
    if (!url || !secret) throw new OperatorFault('DATABASE_URL and VEZ_SECRET must be set.');
    db = connect(url, { max: 1 });
    await command(
      {
        db,
        keys: { secrets: previous ? [secret, previous] : [secret], keys: dataKeysFrom(env.VEZ_DATA_KEYS) },
        say,
      },
      values,
    );
    return 0;
  } catch (error) {
    // PostgreSQL's own words may quote the row that they are about.
    const isOurs = error instanceof OperatorFault || error instanceof KeyFault || error instanceof TypeError;
    complain(`Nothing was done. ${isOurs ? error.message : JSON.stringify(faultOf(error))}`);
    return 1;
  } finally {
    await db?.close();
  }
}
