// Simulates waiting people who poll their own place, each over a persistent connection, as browsers and proxies do.
import { setTimeout as pause } from 'node:timers/promises';
import { readPlace } from './calls.mjs';
import { openConnection } from './http-client.mjs';

const LOOK_EVERY_MS = 10_000;

/** @param {{ person: object, ticketId: string }[]} waiting */
export function openLookers(ports, waiting) {
  const lookers = waiting.map((who, at) => ({
    send: openConnection(ports[at % ports.length]),
    look: readPlace(who, at),
  }));
  return {
    /** Polls every 10 s for each person, from a random start. @returns {Promise<{ ms: number[], errors: number }>} */
    async look(seconds) {
      const until = performance.now() + seconds * 1_000;
      const ms = [];
      let errors = 0;
      const lookOn = async ({ send, look }) => {
        let nextAt = performance.now() + Math.random() * LOOK_EVERY_MS;
        while (nextAt < until) {
          await pause(nextAt - performance.now());
          const answer = await send.send(look).catch(() => undefined);
          if (answer?.status === 200) ms.push(answer.ms);
          else errors += 1;
          nextAt += LOOK_EVERY_MS;
        }
      };
      await Promise.all(lookers.map(lookOn));
      return { ms, errors };
    },
    close: () => lookers.forEach(({ send }) => send.close()),
  };
}
