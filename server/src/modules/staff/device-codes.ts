import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LETTERS = 8;

/** 31^8: a code lives for ten minutes, so that nobody guesses one. */
export const newDeviceCode = (): string =>
  Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Of a code as it was typed, with spaces or dashes. */
export const hashOfDeviceCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest('hex');
