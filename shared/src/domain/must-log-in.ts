/** The facts of a location about its counter. */
interface Counter {
  remoteCounter: boolean;
  /** Whether the remote counter serves only account holders. */
  rcServiceLogin: boolean;
}

/** Whether a visitor has to log in with an account before this counter serves them (CAT-53). */
export const mustLogIn = (
  { remoteCounter, rcServiceLogin }: Counter,
  { euid }: { euid?: string | undefined },
): boolean => remoteCounter && rcServiceLogin && euid === undefined;
