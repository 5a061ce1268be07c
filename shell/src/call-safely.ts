/**
 * Calls a listener of somebody else's. What it throws is reported as an uncaught error of the page, a moment later,
 * so that whoever called goes on with the next listener.
 */
export function callSafely(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
