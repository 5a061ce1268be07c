/** Jest writes its report after this, so the process must not end while the database stops. */
export default async function stop() {
  const awake = setInterval(() => undefined, 1_000);
  try {
    await globalThis.stopTestCluster();
  } finally {
    clearInterval(awake);
  }
}
