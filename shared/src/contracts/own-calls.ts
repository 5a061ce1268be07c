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

/** A call of a remote to its team's own service, defined in the same way as ours. */
export interface OwnCall extends Pick<CallDefinition, 'summary' | 'method' | 'silent' | 'timeoutMs'> {
  /** Below `/api/x/<remote>/`, without a leading slash; parameters as `:name`. */
  path: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The body, for POST and PUT. */
  body?: z.ZodType;
  answer: z.ZodType;
}

/** The calls of a remote to its own service, in one file: the service answers them, and `vez calls` writes their table. */
export const defineCalls = <const Calls extends Record<string, OwnCall>>(calls: Calls): Calls => calls;

type Whole<Call extends OwnCall> = Call & Pick<CallDefinition, 'spec' | 'caller'>;

/** The type argument of `bridge.api.extend` for these calls. */
export type DescribedBy<Calls extends Record<string, OwnCall>> = {
  [Name in keyof Calls]: { input: CallInput<Whole<Calls[Name]>>; answer: CallAnswer<Whole<Calls[Name]>> };
};
