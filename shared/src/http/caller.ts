import type { CallOptions } from '../contracts/bridge';
import { read } from './read';
import type { Route } from './route';
import { createSend } from './send';
import type { ApiDeps } from './api-deps';
import { write } from './write';

/** Makes one call, including its retries. @throws ApiError without a text for the citizen */
export type Caller = (route: Route, input: Record<string, unknown>, options: CallOptions) => Promise<unknown>;

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Makes calls with axios. `read.ts` and `write.ts` define the retries. */
export function createCaller(deps: ApiDeps): Caller {
  const send = createSend(deps);
  const wait = deps.wait ?? later;
  return (route, input, options) => {
    if (route.reads) return read(send, wait, route, input, options.signal);
    deps.early?.forget();
    return write(send, { deps, wait, silent: options.silent === true }, route, input, options);
  };
}
