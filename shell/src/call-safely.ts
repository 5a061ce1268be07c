/**
 * Calls a foreign listener. If it throws, the error is reported later as uncaught, so that the caller can
 * continue with the next listener.
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
