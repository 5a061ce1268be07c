import type { CallInput, CallName, Calls } from '@vez/shared/contracts';
import { callProcess } from './process-caller';
import { buildRelease, startProcess } from './production-process';
import { PRODUCTION_SETTINGS } from './production-settings';
import type { CallOptions } from './test-calls';

/** An answer over HTTP, or from a server in this process. */
export interface Answered {
  statusCode: number;
  body: string;
}
/** A server that may not answer: undefined where the connection failed, or ended without an answer. */
export interface Reachable {
  send<Name extends CallName>(
    name: Name,
    input: CallInput<Calls[Name]>,
    options: CallOptions,
  ): Promise<Answered | undefined>;
}

/**
 * `fetch` throws it for a refused or cut connection. In Jest it is of another realm, so only its name identifies it.
 */
const isCut = (error: unknown) => (error as Error).name === 'TypeError';

/** A production process beside a test server, on its database, which is killed and started again. */
export async function startKillableProcess({ connectionString }: { connectionString: string }) {
  const release = await buildRelease();
  const start = () =>
    startProcess(release, {
      ...PRODUCTION_SETTINGS,
      DATABASE_URL: connectionString,
      VEZ_PUBLIC_ORIGIN: 'http://localhost',
      VEZ_LOG: 'warn',
    });
  let starting = start();
  let current = await starting;
  const answers = [0];
  const reachable: Reachable = {
    send: (name, input, { as, key }) =>
      callProcess(current, name, input, { token: as?.token, ...(key && { key }) }).then(
        ({ status, text }) => {
          answers[answers.length - 1]! += 1;
          return { statusCode: status, body: text };
        },
        (error: unknown) => {
          if (isCut(error)) return undefined;
          throw error;
        },
      ),
  };
  return {
    ...reachable,
    /** Ends the process by SIGKILL, and starts the next one in the background. */
    async kill(): Promise<void> {
      await current.stop();
      starting = start();
    },
    /** Waits until the latest process is ready. */
    async restarted(): Promise<void> {
      current = await starting;
      answers.push(0);
    },
    /** How many answers came from each process, in order. */
    answers: answers as readonly number[],
    async stop() {
      await (await starting).stop();
      await release.remove();
    },
  };
}
export type KillableProcess = Awaited<ReturnType<typeof startKillableProcess>>;
