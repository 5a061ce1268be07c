import { parseArgs } from 'node:util';
import { dataKeysFrom } from '../config';
import { connect, type Db } from '../db/db';
import { faultOf } from '../fault';
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

  erase [--mobile 853-66123834] [--account EUID] --by NAME
      Erases what is kept of one person. Active tickets keep their numbers, without the person.
`;

interface Around {
  db: Db;
  keys: DataKeys;
  say(text: string): void;
}
type Options = Record<string, string | undefined>;
type Command = (around: Around, options: Options) => Promise<void>;

/** Operators are named in the audit. */
function operatorIn({ by }: Options): string {
  if (by === undefined || !/^[\w .@-]{2,40}$/.test(by)) {
    throw new OperatorFault('--by must say who you are: 2 to 40 letters, digits, spaces or . @ - _');
  }
  return by;
}

function personIn({ mobile, account }: Options): Person {
  const [, area, number] = /^(\d{1,5})-(\d{4,15})$/.exec(mobile ?? '') ?? [];
  if (mobile !== undefined && (area === undefined || number === undefined)) {
    throw new OperatorFault('--mobile must be area code and number, such as 853-66123834.');
  }
  if (mobile === undefined && (account === undefined || account === '')) {
    throw new OperatorFault('Say whom: --mobile, --account, or both.');
  }
  return {
    ...(area === undefined || number === undefined ? {} : { mobile: { area, number } }),
    ...(account === undefined ? {} : { euid: account }),
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

const OPTIONS = {
  mobile: { type: 'string' },
  account: { type: 'string' },
  by: { type: 'string' },
} as const;

/** @returns the exit code */
export async function runOperator({ args, env, say, complain }: OperatorCall): Promise<number> {
  let db: Db | undefined;
  try {
    const { positionals, values } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const command = COMMANDS[positionals.join(' ')];
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
    const isOurs = error instanceof OperatorFault || error instanceof TypeError;
    complain(`Nothing was done. ${isOurs ? error.message : JSON.stringify(faultOf(error))}`);
    return 1;
  } finally {
    await db?.close();
  }
}
