import { NOTHING_TYPED, typeKey, type Typed } from './scanner';

function codesOf(keys: string[], pauseMs: number): string[] {
  let typed: Typed = NOTHING_TYPED;
  return keys.flatMap((key, index) => {
    const next = typeKey(typed, key, index * pauseMs);
    typed = next.typed;
    return next.scanned ?? [];
  });
}

describe('a scanner that types like a keyboard', () => {
  it('returns each code that ends with Enter, and no other', () => {
    const keys = [...'VEZ1.abc', 'Enter', ...'VEZ1.def', 'Enter'];
    expect(codesOf(keys, 5)).toEqual(['VEZ1.abc', 'VEZ1.def']);
  });

  it('keeps the case of letters typed with Shift', () => {
    expect(codesOf(['Shift', 'V', 'Shift', 'E', 'z', '1', '.', 'k', 'Enter'], 5)).toEqual(['VEz1.k']);
  });

  it('is not confused with fast typing by hand', () => {
    expect(codesOf([...'VEZ1.abcdefgh', 'Enter'], 80)).toEqual([]);
  });

  it('is not confused with a fast switch device', () => {
    const pressed = Array.from({ length: 8 }, () => ['Tab', ' ']).flat();
    expect(codesOf([...pressed, 'Tab', 'Enter'], 5)).toEqual([]);
  });

  it('ignores short bursts', () => {
    expect(codesOf(['a', 's', 'Enter'], 5)).toEqual([]);
    expect(codesOf(['Enter'], 5)).toEqual([]);
  });
});
