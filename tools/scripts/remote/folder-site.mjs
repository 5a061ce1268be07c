// A site in a folder, which `npm start` serves and `deploy/publish-site.sh` copies.
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../lib/is-running.mjs';
import { releaseRules } from '../lib/releases.mjs';
import { compressFolder } from '../lib/site.mjs';
import { writeWhole } from '../lib/write-whole.mjs';
import { ReleaseFault } from './release-fault.mjs';

const PATIENCE_MS = 20_000;
const AGAIN_MS = 50;

/** Whether a process of this machine ended without removing its lock. */
async function isLeft(lock) {
  const [host, pid] = (await readFile(lock, 'utf8').catch(() => '')).split(' ');
  return host === hostname() && !isRunning(Number(pid));
}

async function takeLock(lock) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const handle = await open(lock, 'wx');
      await handle.writeFile(`${hostname()} ${process.pid}`);
      return await handle.close();
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (await isLeft(lock)) await rm(lock, { force: true });
      else if (Date.now() > until)
        throw new Error(`Somebody publishes to this site right now. If nobody does, delete ${lock}.`);
      else await pause(AGAIN_MS);
    }
  }
}

/** Runs writers one at a time, so that they do not undo each other's changes. */
async function alone(folder, act) {
  const lock = join(folder, 'publishing.lock');
  await takeLock(lock);
  try {
    return await act();
  } finally {
    await rm(lock, { force: true });
  }
}

/** @param {string} folder an existing folder */
export function folderSite(folder) {
  const file = join(folder, 'releases.json');
  const read = async () => (existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined);

  async function missing(files) {
    const { integrityOf } = await releaseRules();
    const contents = await Promise.all(
      files.map(({ url }) => readFile(join(folder, url)).catch(() => undefined)),
    );
    return files.filter(({ integrity }, at) => !contents[at] || integrityOf(contents[at]) !== integrity);
  }

  /** Throws before anything is written. */
  async function check(signed, { deeds, log }) {
    const { faultOfNext, hasItsDetails, isSignedNow, newestDeed } = await releaseRules();
    const deed = newestDeed(deeds, signed.order.remote)?.deed;
    const fault = faultOfNext(log, signed.order, deed);
    if (fault !== undefined) throw new ReleaseFault(fault);
    if (!isSignedNow(signed, deed) || !hasItsDetails(signed)) throw new ReleaseFault('releaseKeyWrong');
    const lacking = await missing(signed.details.files);
    if (lacking.length > 0)
      throw new ReleaseFault('releaseFilesMissing', lacking.map(({ url }) => url).join(', '));
  }

  return {
    name: folder,
    read,
    missing,
    async upload({ url }, content) {
      await mkdir(dirname(join(folder, url)), { recursive: true });
      await writeWhole(join(folder, url), content);
    },
    /** @throws ReleaseFault if the order cannot come next */
    append: (signed) =>
      alone(folder, async () => {
        const before = await read();
        await check(signed, before);
        await compressFolder(join(folder, 'assets', signed.order.remote));
        await writeWhole(file, JSON.stringify({ ...before, log: [...before.log, signed] }));
      }),
    /** Replaces the deeds with the result of `change`. The first deeds create the site. */
    own: (change) =>
      alone(folder, async () => {
        const { deeds, log } = (await read()) ?? { deeds: [], log: [] };
        await writeWhole(file, JSON.stringify({ deeds: await change(deeds), log }));
      }),
  };
}
