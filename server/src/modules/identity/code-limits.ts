/** How often codes may be sent and tried (design: at most 15 guesses a number a day). Times in seconds. */
export interface CodeLimits {
  validSeconds: number;
  tries: number;
  betweenSeconds: number;
  perNumber: { count: number; seconds: number }[];
  perAddress: { count: number; seconds: number };
  /** Numbers that differ in their last digits alone belong to one operator, who may be paid for each message. */
  perPrefix: { lastDigits: number; count: number; seconds: number };
  /** Over all numbers: when it trips, somebody is pumping. */
  overall: { count: number; seconds: number }[];
}

const CODE_LIMITS: Omit<CodeLimits, 'overall'> = {
  validSeconds: 300,
  tries: 3,
  betweenSeconds: 60,
  perNumber: [
    { count: 3, seconds: 600 },
    { count: 5, seconds: 86_400 },
  ],
  perAddress: { count: 10, seconds: 3_600 },
  perPrefix: { lastDigits: 4, count: 500, seconds: 86_400 },
};

/** What a deployment sizes by its own crowds (docs/guides/running.md). */
export interface CodeBudgets {
  perMinute: number;
  perDay: number;
  /** In an hour from one address, behind which a mobile network may be. */
  perAddress: number;
}

export const limitsWithin = ({ perMinute, perDay, perAddress }: CodeBudgets): CodeLimits => ({
  ...CODE_LIMITS,
  perAddress: { ...CODE_LIMITS.perAddress, count: perAddress },
  overall: [
    { count: perMinute, seconds: 60 },
    { count: perDay, seconds: 86_400 },
  ],
});

/** For journeys in a test, which send many codes from one address; tries and validity stay. */
export const RELAXED_LIMITS: CodeLimits = {
  ...CODE_LIMITS,
  betweenSeconds: 0,
  perNumber: [],
  perAddress: { count: 100_000, seconds: 3_600 },
  perPrefix: { ...CODE_LIMITS.perPrefix, count: 100_000 },
  overall: [],
};
