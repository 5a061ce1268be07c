// A worker with its own proxy, and the log of trials.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { Outcome } from './trial';
import { startFaultProxy, type FaultProxy } from './fault-proxy';

export const test = base.extend<object, { faulty: FaultProxy }>({
  faulty: [
    async ({}, use) => {
      const proxy = await startFaultProxy();
      await use(proxy);
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
});

const TRIED = new URL('../../var/chaos/tried.ndjson', import.meta.url);

/** Logs the outcome of a trial for the final summary. */
export function note(target: string, fault: string, outcome: Outcome): void {
  appendFileSync(TRIED, `${JSON.stringify({ target, fault, ...outcome })}\n`);
}

const triedBefore = new Set(
  (existsSync(TRIED) ? readFileSync(TRIED, 'utf8') : '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Outcome & { target: string; fault: string })
    .filter(({ fellShort }) => fellShort.length === 0)
    .map(({ target, fault }) => `${target} ${fault}`),
);
/** Whether the trial already passed in the run that is resumed. */
export const wasTried = (target: string, fault: string): boolean => triedBefore.has(`${target} ${fault}`);
