import type { Mobile } from '@vez/shared/contracts';
import { isValidNumber } from 'libphonenumber-js';
import { Refusal } from '../../module-api/refusal';

const FORMS = new Map([
  ['853', /^\d{8}$/],
  ['852', /^\d{8}$/],
  ['86', /^1\d{10}$/],
]);

/** @throws Refusal `areaNotSupported`, `mobileInvalid` (decision 45) */
export function checkMobile({ area, number }: Mobile, areas: readonly string[]): void {
  if (!areas.includes(area)) throw new Refusal('areaNotSupported');
  const fits = FORMS.get(area)?.test(number) ?? isValidNumber(`+${area}${number}`);
  if (!fits) throw new Refusal('mobileInvalid');
}
