// Finds memory that a remote keeps while it is idle, or each time it is mounted.

const IDLE_MS = 30_000;
const MOUNTS = 10;
/** The first mounts fill caches that later ones share. */
const MOUNTS_BEFORE = 3;
/** For 30 s of idle, and for ten mounts. */
const MOST_GROWTH_BYTES = 1_500_000;

async function heapOf(session) {
  // Objects with finalizers need a second collection.
  for (let turn = 0; turn < 2; turn += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

const kilobytes = (bytes) => `${Math.round(bytes / 1_024)} KB`;

/**
 * @param {object} page a new page of Playwright
 * @param {{ path: string, open(): Promise<void>, mount(): Promise<void> }} remote `mount` leaves its screen and returns
 * @returns {Promise<string[]>} a sentence for each problem
 */
export async function growthOf(page, { path, open, mount }) {
  // Lets 30 s pass in a moment.
  await page.clock.install();
  const session = await page.context().newCDPSession(page);
  const growthDuring = async (act) => {
    const before = await heapOf(session);
    await act();
    return (await heapOf(session)) - before;
  };
  const mountTimes = async (times) => {
    for (let turn = 0; turn < times; turn += 1) await mount();
  };
  await open();
  await mountTimes(MOUNTS_BEFORE);
  const [mounted, idle] = [
    await growthDuring(() => mountTimes(MOUNTS)),
    await growthDuring(() => page.clock.runFor(IDLE_MS)),
  ];
  await page.close();
  return [
    ...(mounted > MOST_GROWTH_BYTES
      ? [
          `${path} keeps ${kilobytes(mounted / MOUNTS)} each time it is mounted. Release in unmount what mount has acquired.`,
        ]
      : []),
    ...(idle > MOST_GROWTH_BYTES
      ? [
          `${path} grows by ${kilobytes(idle)} in 30 s in which nothing happens. Look for a timer that collects.`,
        ]
      : []),
  ];
}
