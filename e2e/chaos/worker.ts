// A browser with a proxy of its own, and the list of what was tried.
import { appendFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
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
export function note(target: string, fault: string, scene: string, fellShort: string[]): void {
  appendFileSync(TRIED, `${JSON.stringify({ target, fault, scene, fellShort })}\n`);
}
