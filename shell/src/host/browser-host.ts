import { retryImport } from '@vez/shared/chunks';
import type { Host } from '@vez/shared/contracts/client';

const OUTSIDE = ['http:', 'https:', 'tel:', 'mailto:', 'geo:'];

/** What a plain browser can do for the page. */
export const browserHost = (goHome: () => void): Host => ({
  // A page cannot close itself in a browser (decision 36).
  closePage: goHome,
  async addToCalendar(entry) {
    // In the chunk of code that no first view needs.
    const file = await retryImport(() => import(/* webpackChunkName: "later" */ './calendar-file'));
    file.save(entry);
    return true;
  },
  openOutside(address) {
    const url = new URL(address, window.location.href);
    if (OUTSIDE.includes(url.protocol)) window.open(url.href, '_blank', 'noopener,noreferrer');
  },
  async share(content) {
    if (typeof navigator.share !== 'function') return false;
    return navigator.share(content).then(
      () => true,
      // Closing the share sheet is not a failure.
      (error: Error) => error.name === 'AbortError',
    );
  },
});
