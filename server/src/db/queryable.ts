import type { Db } from './db';
import type { PersonalText } from './personal-text';
import type { Shape, Statement, Values } from './statement';

export interface Queryable {
  /** For text inside JSON; statements mark their own parameters. */
  personal: PersonalText;
  query<Of extends Shape>(
    statement: Statement<Of>,
    ...values: Of['values'] extends readonly [] ? [] : [values: Of['values']]
  ): Promise<Of['row'][]>;
  /** SQL without a name; the caller declares the type of its rows. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Transaction extends Queryable {
  /**
   * Sends the last statements together with the commit; if they fail, the transaction fails.
   * @returns their results, once they are durable
   */
  last<Result>(send: () => Promise<Result>): Promise<Result>;
}

/** Whether this is the pool of all connections rather than a transaction. */
export const isWholeDatabase = (db: Queryable): db is Db => 'tx' in db;

/** One implementation for both signatures. */
type AnyQuery = (of: Statement | string, values?: Values) => Promise<object[]>;
export const asQueryable = (query: AnyQuery, personal: PersonalText): Queryable => ({
  query: query as Queryable['query'],
  personal,
});
export const anyQuery = ({ query }: Pick<Queryable, 'query'>) => query as AnyQuery;
