import type { Tables } from '../../db/db';

type CodeOf = Pick<Tables['service_location'], 'queue_letter' | 'code_digits' | 'code_suffix'>;

/** The code of a number at a service point: A037, 000042, A0001/999; `grant.ts` has it in SQL. */
export const codeOf = ({ queue_letter, code_digits, code_suffix }: CodeOf, number: number): string =>
  `${queue_letter}${String(number).padStart(code_digits, '0')}${code_suffix}`;
