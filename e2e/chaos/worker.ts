// A browser with a proxy of its own, and the list of what was tried.
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

/** Keeps what came of a trial for the sum at the end. */
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
/** Whether a run that is resumed has tried it, and nothing fell short. */
export const wasTried = (target: string, fault: string): boolean => triedBefore.has(`${target} ${fault}`);
