const HIDDEN = '•';
const SHOWN_AT_END = 2;

const groupSizes = (length: number): number[] => {
  if (length === 8) return [4, 4];
  if (length === 11) return [3, 4, 4];
  if (length === 9) return [3, 3, 3];
  if (length === 10) return [3, 3, 4];
  return [length];
};

function grouped(digits: string): string {
  let from = 0;
  return groupSizes(digits.length)
    .map((size) => digits.slice(from, (from += size)))
    .join(' ');
}

/** `{ area: '351', number: '912345678' }` as +351 912 345 678. */
export const formatPhone = (phone: { area: string; number: string }): string =>
  `+${phone.area} ${grouped(phone.number)}`;

/** Masks a number so that its owner recognises it and a bystander cannot call it: `66123834` as 6612 ••34. */
export function maskPhone(number: string): string {
  const shown = number.length > 9 ? 3 : 4;
  const masked = [...number]
    .map((digit, index) => (index < shown || index >= number.length - SHOWN_AT_END ? digit : HIDDEN))
    .join('');
  return grouped(masked);
}
