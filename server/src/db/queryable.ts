import type { Db } from './db';
import type { PersonalText } from './personal-text';
import type { Shape, Statement, Values } from './statement';

export interface Queryable {
  /** For text inside of JSON; statements name their own parameters. */
  personal: PersonalText;
  query<Of extends Shape>(
    statement: Statement<Of>,
    ...values: Of['values'] extends readonly [] ? [] : [values: Of['values']]
  ): Promise<Of['row'][]>;
  /** SQL without a name: its rows are taken to be what the caller says. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Transaction extends Queryable {
  /**
   * The last statements: the commit goes along with them, and their fault is the transaction's.
   * @returns what they answer, once it is durable
   */
  last<Result>(send: () => Promise<Result>): Promise<Result>;
}

/** Whether it is no transaction, but the pool of all connections. */
export const isWholeDatabase = (db: Queryable): db is Db => 'tx' in db;

/** One function behind both signatures. */
type AnyQuery = (of: Statement | string, values?: Values) => Promise<object[]>;
export const asQueryable = (query: AnyQuery, personal: PersonalText): Queryable => ({
  query: query as Queryable['query'],
  personal,
});
export const anyQuery = ({ query }: Pick<Queryable, 'query'>) => query as AnyQuery;
