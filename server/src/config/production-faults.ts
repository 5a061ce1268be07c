/** The settings that production checks. */
export interface ProductionSettings {
  DATABASE_URL?: string | undefined;
  VEZ_SECRET?: string | undefined;
  VEZ_SECRET_PREVIOUS?: string | undefined;
  VEZ_COUNTER_CREDENTIAL?: string | undefined;
  VEZ_PUBLIC_ORIGIN?: string | undefined;
  VEZ_SMS_LIMITS: 'on' | 'off';
  VEZ_CALL_LIMITS: 'on' | 'off';
  VEZ_PUZZLES?: 'underPressure' | 'always' | 'never' | undefined;
  VEZ_SMS_GATEWAY_URL?: string | undefined;
  VEZ_SMS_FILE?: string | undefined;
  VEZ_OIDC_PERSONAL_ISSUER?: string | undefined;
  VEZ_OIDC_CORPORATE_ISSUER?: string | undefined;
  VEZ_OIDC_STAFF_ISSUER?: string | undefined;
}

const NEEDED = ['DATABASE_URL', 'VEZ_SECRET', 'VEZ_PUBLIC_ORIGIN'] as const;
const ISSUERS = { personal: 'VEZ_OIDC_PERSONAL_ISSUER', corporate: 'VEZ_OIDC_CORPORATE_ISSUER' } as const;
const SECRETS = ['VEZ_SECRET', 'VEZ_SECRET_PREVIOUS', 'VEZ_COUNTER_CREDENTIAL'] as const;

/** `aaaa…` and `changeme-changeme-changeme` use few different letters; 32 random hexadecimal digits use more. */
const LETTERS_OF_A_SECRET = 9;
const isGuessable = (secret: string) => new Set(secret).size < LETTERS_OF_A_SECRET;

const isThisMachine = (address: string) =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);
const isSafe = (address: string) => address.startsWith('https://') || isThisMachine(address);

/**
 * Why production cannot start with these settings, one sentence each. If the public origin is this machine, it only
 * serves trials (the bench, the fault tests): then messages may go to a file, one credential may open all queues,
 * and no identity provider is needed.
 * @param accounts those that the city offers: each needs its issuer
 */
export function productionFaults(
  settings: ProductionSettings,
  accounts: readonly (keyof typeof ISSUERS)[],
): string[] {
  const faults: string[] = NEEDED.filter((name) => settings[name] === undefined).map(
    (name) => `${name} must be set in production.`,
  );
  for (const name of SECRETS) {
    const secret = settings[name];
    if (secret !== undefined && isGuessable(secret)) faults.push(`${name} can be guessed: use a random one.`);
  }
  if (settings.VEZ_SECRET !== undefined && settings.VEZ_SECRET === settings.VEZ_COUNTER_CREDENTIAL) {
    faults.push('VEZ_SECRET and VEZ_COUNTER_CREDENTIAL must differ: the second is given to others.');
  }
  if (settings.VEZ_SECRET !== undefined && settings.VEZ_SECRET === settings.VEZ_SECRET_PREVIOUS) {
    faults.push('VEZ_SECRET and VEZ_SECRET_PREVIOUS must differ: the second is the one before.');
  }
  const addresses = ['VEZ_OIDC_STAFF_ISSUER', 'VEZ_PUBLIC_ORIGIN', 'VEZ_SMS_GATEWAY_URL'] as const;
  for (const name of [...Object.values(ISSUERS), ...addresses]) {
    const address = settings[name];
    if (address !== undefined && !isSafe(address))
      faults.push(`${name} must begin with https:// in production.`);
  }

  if (settings.VEZ_PUBLIC_ORIGIN !== undefined && isThisMachine(settings.VEZ_PUBLIC_ORIGIN)) return faults;
  for (const name of accounts.map((account) => ISSUERS[account])) {
    if (settings[name] === undefined) faults.push(`${name} must be set in production: people log in there.`);
  }
  if (settings.VEZ_SMS_GATEWAY_URL === undefined) {
    faults.push('VEZ_SMS_GATEWAY_URL must be set in production: the SMS outbox is for development.');
  }
  if (settings.VEZ_COUNTER_CREDENTIAL !== undefined) {
    faults.push(
      'VEZ_COUNTER_CREDENTIAL is for development: it opens the queues of all departments. Make a key for each (operator.mjs keys add).',
    );
  }
  if (settings.VEZ_SMS_FILE !== undefined) {
    faults.push('VEZ_SMS_FILE is for development: it keeps the codes of people in a file.');
  }
  if (settings.VEZ_SMS_LIMITS === 'off') {
    faults.push('VEZ_SMS_LIMITS=off is for development: anybody could send messages at your cost.');
  }
  if (settings.VEZ_PUZZLES === 'never') {
    faults.push('VEZ_PUZZLES=never is for development: any page could make its visitors send messages.');
  }
  if (settings.VEZ_CALL_LIMITS === 'off') {
    faults.push('VEZ_CALL_LIMITS=off is for development: anybody could keep all others out.');
  }
  return faults;
}
