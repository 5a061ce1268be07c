import { codeSize } from './code-size';

describe('the code of a ticket', () => {
  it('is as large as requested, or as its length allows [TIX-02]', () => {
    expect(codeSize('A012', 64, '100%', 10)).toBe('min(calc(64 * var(--u)), calc(100% / 2.48))');
    expect(codeSize(712, 64, '20rem', 10)).toBe('min(calc(64 * var(--u)), calc(20rem / 1.86))');
  });

  it('wraps into a second line before it becomes too small to read', () => {
    expect(codeSize('A0123456789', 64, '100%', 6)).toBe(codeSize('A01234', 64, '100%', 6));
  });

  it('has the size of one letter when the server sent none', () => {
    expect(codeSize(null, 64, '100%', 6)).toBe(codeSize('A', 64, '100%', 6));
  });
});
