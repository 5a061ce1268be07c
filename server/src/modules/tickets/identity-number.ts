import { createHmac } from 'node:crypto';
import { asciiDigits } from '@vez/shared/domain';
import { isIdNumber } from '../../city/city';
import type { Tables } from '../../db/db';
import { keptKeys } from '../../secrets/keys';
import type { CallerIdentity } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { createVault, type DataKeys } from '../../secrets/vault';

/** Encrypts what citizens fill in; ID numbers are looked up by digest. */
export interface IdentityVault {
  seal(idNumber: string): { cipher: Buffer; digest: string };
  /** Answers to the questions of a service, by the questions' names; null if there are none. */
  sealAnswers(answers: Readonly<Record<string, string>>): Buffer | null;
  /** The answers of a ticket, even those in clear of an earlier release; none if their key is lost. */
  openAnswers(ticket: Pick<Tables['ticket'], 'answers_cipher' | 'parameters'>): Record<string, string>;
  /** Undefined if its key is lost: a ticket without its ID number serves its citizen better than no ticket. */
  open(cipher: Buffer): string | undefined;
  /** The first letter and the last two, enough for its owner to recognise it; empty if there is none. */
  openMasked(cipher: Buffer | null): string;
}

export function createIdentityVault({ secrets, keys }: DataKeys): IdentityVault {
  const vault = createVault({ secrets, keys }, 'identity');
  // Does not use the data keys, so that bookings from before a change of keys are found.
  const [digestKey] = keptKeys(secrets, 'identity');
  const answersVault = createVault({ secrets, keys }, 'answers');
  return {
    sealAnswers: (answers) =>
      Object.keys(answers).length === 0 ? null : answersVault.seal(JSON.stringify(answers)),
    seal: (idNumber) => ({
      cipher: vault.seal(idNumber),
      digest: createHmac('sha256', digestKey!).update(idNumber).digest('hex'),
    }),
    openAnswers({ answers_cipher, parameters }) {
      const opened = answers_cipher === null ? undefined : answersVault.openIfReadable(answers_cipher);
      return opened === undefined ? parameters : (JSON.parse(opened) as Record<string, string>);
    },
    open: (sealed) => vault.openIfReadable(sealed),
    openMasked(sealed) {
      const idNumber = sealed === null ? undefined : vault.openIfReadable(sealed);
      return idNumber === undefined ? '' : `${idNumber.slice(0, 1)}••••${idNumber.slice(-2)}`;
    },
  };
}

const normal = (text: string) => asciiDigits(text).trim().toUpperCase();

/**
 * Whether the ID number is the caller's own, as vouched for by their account's issuer. That of a company may be
 * anybody's (decision 113).
 */
export const provesIdNumber = (caller: CallerIdentity | undefined, idNumber: string | undefined): boolean =>
  idNumber !== undefined &&
  caller?.identityNo !== undefined &&
  caller.kind !== 'corporate' &&
  normal(caller.identityNo) === idNumber;

/**
 * The ID number for a ticket; undefined if none was given and none is required.
 * @throws Refusal `idNumberRequired`, `idNumberInvalid`
 */
export function checkIdNumber(given: string | null | undefined, isRequired: boolean): string | undefined {
  const idNumber = normal(given ?? '');
  if (idNumber === '') {
    if (isRequired) throw new Refusal('idNumberRequired');
    return undefined;
  }
  if (!isIdNumber(idNumber)) throw new Refusal('idNumberInvalid');
  return idNumber;
}
