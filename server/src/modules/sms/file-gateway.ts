import { appendFile, readFile } from 'node:fs/promises';
import type { Gateway } from './gateway';

const isIn = async (file: string, id: string): Promise<boolean> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.includes(`"id":"${id}"`);
};

/** Appends each message as a line of JSON, once: a repetition first checks for the line. */
export const fileGateway = (file: string): Gateway => ({
  async send({ id, attempt, mobile, text }) {
    if (attempt > 1 && (await isIn(file, id))) return;
    await appendFile(file, `${JSON.stringify({ id, mobile, text })}\n`, { mode: 0o600 });
  },
});
