// Simulates the display of an office: reads the board on each event of the stream.
import { get } from 'node:http';
import { openConnection } from './http-client.mjs';

const CHANGED = 'event: changed';

/**
 * @param {number} port
 * @param {{ office: { locationId: number }, token: string }} device
 * @param {{ onCalls: (calls: { jettonCode: string, counter: string }[]) => void, onError: (what: string) => void }} told
 * @returns {Promise<() => void>} a function that closes it; resolves when the stream is open
 */
export async function openDisplay(port, { office, token }, { onCalls, onError }) {
  const headers = { authorization: `Bearer ${token}`, 'x-vez-language': 'en_us' };
  const query = `locationId=${office.locationId}`;
  const reading = openConnection(port);
  let isReading = false;
  let isStale = false;
  let isClosed = false;

  async function read() {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale && !isClosed) {
      isStale = false;
      try {
        const { status, text } = await reading.send({ path: `/api/counter/board?${query}`, headers });
        if (status === 200) onCalls(JSON.parse(text).calls);
        else onError(`board ${status}`);
      } catch (error) {
        if (!isClosed) onError(`board: ${error.message}`);
      }
    }
    isReading = false;
  }

  const request = get({
    port,
    host: '127.0.0.1',
    path: `/api/counter/stream?${query}`,
    headers,
    agent: false,
  });
  const fail = (error) => !isClosed && onError(`stream: ${error.message}`);
  request.on('error', fail);
  await new Promise((resolve) => {
    request.once('response', (stream) => {
      if (stream.statusCode !== 200) onError(`stream ${stream.statusCode}`);
      stream.setEncoding('utf8');
      stream.on('error', fail);
      stream.on('end', () => fail(new Error('it ended')));
      stream.on('data', (text) => text.includes(CHANGED) && void read());
      resolve();
    });
    request.once('error', resolve);
  });
  return () => {
    isClosed = true;
    request.destroy();
    reading.close();
  };
}
