export interface HoldTerm {
  now: Date;
  seconds: number;
}

/** When a hold of this term ends. */
export const endOf = ({ now, seconds }: HoldTerm) => new Date(now.getTime() + seconds * 1_000);

/** A hold in the form of the contract. */
export const holdWire = (holdId: string, term: HoldTerm, renewable: boolean) => ({
  holdId,
  expiresAt: endOf(term).toISOString(),
  secondsLeft: term.seconds,
  renewable,
});
