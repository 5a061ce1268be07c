/** At most `count` within `seconds`. */
export interface Budget {
  count: number;
  seconds: number;
}

/**
 * How often codes may be sent and tried. An asker is an address, or the /64 of an IPv6 one; a network is the /24 or
 * /48 around it. Only `overall`, which caps the cost of codes, refuses an asker without a recent request (decision
 * 350); an office can then hand out a code.
 */
export interface CodeLimits {
  validSeconds: number;
  /** Tries of one code; a code beyond `perNumber` has one. */
  tries: number;
  /** To one number, for one asker. */
  betweenSeconds: number;
  perAsker: Budget;
  /** To one number a day, for one network; each further code costs a puzzle. */
  freeForNetwork: number;
  /**
   * To one number in total; further codes cost a hard puzzle. Only here could one asker notice another (decision
   * 173).
   */
  perNumber: Budget;
  /** To all numbers. */
  perAddress: Budget;
  perNetwork: Budget;
  /** Numbers that differ only in their last digits belong to one operator, which may earn money from each message. */
  perPrefix: Budget & { lastDigits: number };
  /** Codes that an office hands out. */
  office: { validSeconds: number; perNumber: Budget; perStaff: Budget };
  /** Over all numbers: reached only by an attack (SMS pumping). */
  overall: { minute: number; day: number };
}

const DAY = 86_400;
const HOUR = 3_600;

const CODE_LIMITS: Omit<CodeLimits, 'perAddress' | 'perNetwork' | 'overall'> = {
  validSeconds: 300,
  tries: 3,
  betweenSeconds: 60,
  perAsker: { count: 3, seconds: 600 },
  freeForNetwork: 3,
  perNumber: { count: 10, seconds: DAY },
  perPrefix: { lastDigits: 4, count: 500, seconds: DAY },
  office: {
    validSeconds: 600,
    perNumber: { count: 3, seconds: HOUR },
    perStaff: { count: 20, seconds: HOUR },
  },
};

/** Budgets that a deployment sizes for its own traffic (docs/guides/running.md). */
export interface CodeBudgets {
  perMinute: number;
  perDay: number;
  /** Per hour from one address, which a whole mobile network may share. */
  perAddress: number;
  /** Per hour from the /24 or /48 around it. */
  perNetwork: number;
}

export const limitsWithin = ({ perMinute, perDay, perAddress, perNetwork }: CodeBudgets): CodeLimits => ({
  ...CODE_LIMITS,
  perAddress: { count: perAddress, seconds: HOUR },
  perNetwork: { count: perNetwork, seconds: HOUR },
  overall: { minute: perMinute, day: perDay },
});

const endless = { count: Infinity, seconds: HOUR };

/** For test journeys, which send many codes from one address; tries and validity stay. */
export const RELAXED_LIMITS: CodeLimits = {
  ...CODE_LIMITS,
  betweenSeconds: 0,
  perAsker: endless,
  freeForNetwork: Infinity,
  perNumber: endless,
  perAddress: endless,
  perNetwork: endless,
  perPrefix: { ...CODE_LIMITS.perPrefix, count: Infinity },
  office: { ...CODE_LIMITS.office, perNumber: endless, perStaff: endless },
  overall: { minute: Infinity, day: Infinity },
};
