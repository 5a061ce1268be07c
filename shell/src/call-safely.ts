/**
 * Calls a foreign listener. What it throws is reported later as an uncaught error of the page,
 * so that the caller goes on with the next listener.
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
