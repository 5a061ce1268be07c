import { pointOf } from './service-point';
import { startTestServer } from './test-server';

/** A whole API, with one open counter at a queue. */
export async function startWithOpenQueue() {
  const city = await startTestServer();
  const queue = await pointOf(city.db, 'DSI-CRC', 'CP');
  await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
  return { city, queue };
}
