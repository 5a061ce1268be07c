/** How often codes may be sent and tried (design: at most 15 guesses a number a day). Times in seconds. */
export interface CodeLimits {
  validSeconds: number;
  tries: number;
  betweenSeconds: number;
  perNumber: { count: number; seconds: number }[];
  perAddress: { count: number; seconds: number };
  /** Over all numbers in a minute: when it trips, somebody is pumping. */
  perMinute: number;
}

export const CODE_LIMITS: CodeLimits = {
  validSeconds: 300,
  tries: 3,
  betweenSeconds: 60,
  perNumber: [
    { count: 3, seconds: 600 },
    { count: 5, seconds: 86_400 },
  ],
  perAddress: { count: 10, seconds: 3_600 },
  perMinute: 600,
};

/** For journeys in a test, which send many codes from one address; tries and validity stay. */
export const RELAXED_LIMITS: CodeLimits = {
  ...CODE_LIMITS,
  betweenSeconds: 0,
  perNumber: [],
  perAddress: { count: 100_000, seconds: 3_600 },
  perMinute: 100_000,
};
