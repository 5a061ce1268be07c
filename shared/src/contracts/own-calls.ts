import type { z } from 'zod';
import type { CallAnswer, CallDefinition, CallInput } from './call';

export { z } from 'zod';
export {
  count,
  FORMAT_LETTERS,
  instant,
  nonEmpty,
  openSet,
  realDay,
  realTime,
  SAFE_WORDS,
  webAddress,
} from './entities/formats';

/** One call of a remote to its team's own service, defined as ours are. */
export interface OwnCall extends Pick<CallDefinition, 'summary' | 'method' | 'silent' | 'timeoutMs'> {
  /** Below `/api/x/<remote>/`, without a leading slash; parameters as `:name`. */
  path: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Of POST and PUT. */
  body?: z.ZodType;
  answer: z.ZodType;
}

/** The calls of a remote to its own service, in one file: the service answers them, and `vez calls` writes their table. */
export const defineCalls = <const Calls extends Record<string, OwnCall>>(calls: Calls): Calls => calls;

type Whole<Call extends OwnCall> = Call & Pick<CallDefinition, 'spec' | 'caller'>;

/** What `bridge.api.extend` is told of them. */
export type DescribedBy<Calls extends Record<string, OwnCall>> = {
  [Name in keyof Calls]: { input: CallInput<Whole<Calls[Name]>>; answer: CallAnswer<Whole<Calls[Name]>> };
};
