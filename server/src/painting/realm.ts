import { createContext, runInContext, compileFunction, type Context } from 'node:vm';
import type { PaintedPage } from './messages';

/** Makes a call for a screen; rejects with an `Error` whose `name` is the reason. */
export type CallOut = (name: string, input: object) => Promise<unknown>;

type Exports = Record<string, unknown>;

/** What bundles may use besides the language itself: no network, no files, no process. */
const GIVEN = {
  setTimeout,
  clearTimeout,
  queueMicrotask,
  TextEncoder,
  TextDecoder,
  URL,
  URLSearchParams,
  ReadableStream,
  Response,
  AbortController,
};

/** One release's bundles, in an isolated context. */
export interface Realm {
  /** @throws Error for an invalid bundle */
  load(remote: string): void;
  /** @throws the error of the page, and Error for an invalid bundle */
  paint(remote: string | undefined, page: object, call: CallOut): Promise<PaintedPage>;
}

function load(context: Context, code: string, shared: Exports): Exports {
  const module = { exports: {} as Exports };
  const require = (name: string) => {
    if (Object.hasOwn(shared, name)) return shared[name];
    throw new Error(`Nothing is shared as ${name}.`);
  };
  const run = compileFunction(code, ['module', 'exports', 'require'], { parsingContext: context }) as (
    ...given: unknown[]
  ) => void;
  run(module, module.exports, require);
  return module.exports;
}

/** @param codeOf the source of a bundle by its integrity */
export function createRealm(shell: string, codeOf: (integrity: string) => string): Realm {
  const silent = () => undefined;
  const context = createContext(
    { ...GIVEN, console: { log: silent, info: silent, warn: silent, error: silent, debug: silent } },
    { codeGeneration: { strings: false, wasm: false } },
  );
  // Some packages use this name for the global object.
  runInContext('globalThis.self = globalThis', context);
  const frame = load(context, codeOf(shell), {});
  const shared = frame.shared as Exports;
  const paintPage = frame.paintPage as (...given: unknown[]) => Promise<PaintedPage>;
  const remotes = new Map<string, Exports>();
  function loaded(remote: string): Exports {
    const bundle = remotes.get(remote) ?? load(context, codeOf(remote), shared);
    remotes.set(remote, bundle);
    return bundle;
  }
  return {
    load: (remote) => void loaded(remote),
    paint: async (remote, page, call) => paintPage(page, remote && loaded(remote).paint, call),
  };
}
