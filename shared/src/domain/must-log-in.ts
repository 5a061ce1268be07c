/** What a location says of its counter. */
interface Counter {
  remoteCounter: boolean;
  /** The remote counter serves holders of an account alone. */
  rcServiceLogin: boolean;
}

/** Whether a visitor has to log in with an account before this counter serves them (CAT-53). */
export const mustLogIn = (
  { remoteCounter, rcServiceLogin }: Counter,
  { euid }: { euid?: string | undefined },
): boolean => remoteCounter && rcServiceLogin && euid === undefined;
