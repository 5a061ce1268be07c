import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LETTERS = 8;

/** 31^8 codes, each valid for ten minutes, cannot be guessed. */
export const newDeviceCode = (): string =>
  Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The hash of a code as typed, with or without spaces and dashes. */
export const hashOfDeviceCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest('hex');
