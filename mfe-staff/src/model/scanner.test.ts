import { NOTHING_TYPED, typeKey, type Scan, type Typed } from './scanner';

const CODE = `VEZ1.k3Yw0q.C28dHnpSSledKy8fak8MEQ.20261201.${'Ab-_5'.repeat(17)}x`;
const OTHER = CODE.replace('C28d', 'D28d');

/** Types keys with a pause before each. `pauses` replaces the pause before single keys, by index. */
function scansOf(
  keys: string[],
  pauseMs: number,
  { typistMs, pauses = {} }: { typistMs?: number; pauses?: Record<number, number> } = {},
): Scan[] {
  let typed: Typed = NOTHING_TYPED;
  let at = 0;
  return keys.flatMap((key, index) => {
    at += pauses[index] ?? pauseMs;
    const next = typeKey(typed, key, at, typistMs);
    typed = next.typed;
    return next.scan ?? [];
  });
}

describe('a scanner that types like a keyboard', () => {
  it.each([5, 35, 80, 120])('returns each code at %i ms a key', (pauseMs) => {
    const keys = [...CODE, 'Enter', ...OTHER, 'Enter'];
    expect(scansOf(keys, pauseMs)).toEqual([{ code: CODE }, { code: OTHER }]);
  });

  it.each([7, 40, CODE.length - 1, CODE.length])('returns a code with a pause before key %i', (index) => {
    expect(scansOf([...CODE, 'Enter'], 5, { pauses: { [index]: 900 } })).toEqual([{ code: CODE }]);
  });

  it('never returns a part of a code', () => {
    for (let cut = 1; cut < CODE.length; cut += 1) {
      expect(scansOf([...CODE.slice(0, cut), 'Enter'], 5)).not.toContainEqual({ code: expect.anything() });
      // The first part is lost, or came long before.
      const tail = scansOf([...CODE, 'Enter'], 5, { pauses: { [cut]: 2_000 } });
      expect(tail).not.toContainEqual({ code: expect.anything() });
      if (CODE.length - cut >= 6) expect(tail).toEqual(['misread']);
    }
  });

  it('returns the second code after one without Enter', () => {
    expect(scansOf([...CODE.slice(0, 50), ...OTHER, 'Enter'], 5)).toEqual([{ code: OTHER }]);
  });

  it('keeps the case of letters typed with Shift', () => {
    const keys = [...CODE].flatMap((key) => (/[A-Z]/.test(key) ? ['Shift', key] : [key]));
    expect(scansOf([...keys, 'Enter'], 35)).toEqual([{ code: CODE }]);
  });

  it('returns a code of the kind that people type', () => {
    expect(scansOf([...'261201-K7F3QA25', 'Enter'], 35)).toEqual([{ code: '261201-K7F3QA25' }]);
  });

  it('reports other codes as misread', () => {
    expect(scansOf([...'4891234567890', 'Enter'], 35)).toEqual(['misread']);
    // A kiosk has no keyboard.
    expect(scansOf([...'4891234567890', 'Enter'], 100, { typistMs: 120 })).toEqual(['misread']);
  });

  it('is not confused with fast typing by hand', () => {
    expect(scansOf([...'wongkamwai', 'Enter'], 80)).toEqual([]);
  });

  it('is not confused with a fast switch device', () => {
    const pressed = Array.from({ length: 8 }, () => ['Tab', ' ']).flat();
    expect(scansOf([...pressed, 'Tab', 'Enter'], 5, { typistMs: 120 })).toEqual([]);
  });

  it('ignores short bursts', () => {
    expect(scansOf(['a', 's', 'Enter'], 5)).toEqual([]);
    expect(scansOf(['Enter'], 5)).toEqual([]);
  });
});
