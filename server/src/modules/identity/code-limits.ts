/** So many within so many seconds. */
export interface Budget {
  count: number;
  seconds: number;
}

/**
 * How often codes may be sent and tried. An asker is an address, or the /64 of an IPv6 one; a network the /24 or
 * /48 around it. None of these but `overall`, which caps what codes cost, refuses an asker without a recent request
 * (decision 350); an office can hand out a code then.
 */
export interface CodeLimits {
  validSeconds: number;
  /** Tries of one code; a code beyond `perNumber` has one. */
  tries: number;
  /** To one number, asked for by one asker. */
  betweenSeconds: number;
  perAsker: Budget;
  /** To one number in a day, asked for by one network; each further code costs a puzzle. */
  freeForNetwork: number;
  /** To one number in total: beyond it, each costs a hard puzzle. Only here could one asker notice another (decision 173). */
  perNumber: Budget;
  /** To all numbers. */
  perAddress: Budget;
  perNetwork: Budget;
  /** Numbers that differ in their last digits alone belong to one operator, who may be paid for each message. */
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

/** What a deployment sizes by its own crowds (docs/guides/running.md). */
export interface CodeBudgets {
  perMinute: number;
  perDay: number;
  /** In an hour from one address, behind which a mobile network may be. */
  perAddress: number;
  /** In an hour from the /24 or /48 around it. */
  perNetwork: number;
}

export const limitsWithin = ({ perMinute, perDay, perAddress, perNetwork }: CodeBudgets): CodeLimits => ({
  ...CODE_LIMITS,
  perAddress: { count: perAddress, seconds: HOUR },
  perNetwork: { count: perNetwork, seconds: HOUR },
  overall: { minute: perMinute, day: perDay },
});

const endless = { count: Infinity, seconds: HOUR };

/** For journeys in a test, which send many codes from one address; tries and validity stay. */
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
