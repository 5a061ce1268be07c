// Generates load on one API. Each connection sends its next call after the answer to the last.
import { openConnection } from './http-client.mjs';

/**
 * @param {object} load
 * @param {number[]} load.ports the ports of the API's processes, among which connections are spread evenly
 * @param {number} load.connections
 * @param {(at: number) => import('./http-client.mjs').Call | undefined} load.next the next call; undefined ends it
 * @param {(answer: import('./http-client.mjs').Answer, at: number) => void} [load.onAnswer]
 * @param {number} [load.forMs] the maximum duration
 * @returns {Promise<{ count: number, seconds: number, perSecond: number, ms: number[], broken: number }>}
 */
export async function load({ ports, connections, next, onAnswer = () => undefined, forMs = Infinity }) {
  const ms = [];
  let at = 0;
  let broken = 0;
  const began = performance.now();
  const worker = async (_, which) => {
    const connection = openConnection(ports[which % ports.length]);
    while (performance.now() - began < forMs) {
      const own = at;
      at += 1;
      const call = next(own);
      if (call === undefined) break;
      try {
        const answer = await connection.send(call);
        ms.push(answer.ms);
        onAnswer(answer, own);
      } catch {
        broken += 1;
      }
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, () => undefined).map(worker));
  const seconds = (performance.now() - began) / 1_000;
  return { count: ms.length, seconds, perSecond: ms.length / seconds, ms, broken };
}

/** @param {number[]} numbers @param {number} share such as 0.99 */
export function percentile(numbers, share) {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
