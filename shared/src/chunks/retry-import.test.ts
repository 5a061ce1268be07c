import { isImportError, retryImport } from './retry-import';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failing = () => jest.fn<Promise<string>, []>(() => Promise.reject(new Error('404')));

describe('a code file', () => {
  it('is requested at most three times, with growing pauses', async () => {
    const at: number[] = [];
    const began = Date.now();
    const load = jest.fn(() => {
      at.push(Date.now() - began);
      return Promise.reject(new Error('404'));
    });
    const ended = jest.fn();
    retryImport(load).catch(ended);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(at[1]).toBeGreaterThanOrEqual(375);
    expect(at[2]! - at[1]!).toBeGreaterThan(at[1]!);
    expect(isImportError(ended.mock.calls[0]![0])).toBe(true);
  });

  it('is requested three times in total by two parts that need it at once', async () => {
    const load = failing();
    const ended = jest.fn();
    void retryImport(load).catch(ended);
    await jest.advanceTimersByTimeAsync(200);
    void retryImport(load).catch(ended);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(ended).toHaveBeenCalledTimes(2);
    retryImport(load).catch(ended);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(6);
  });

  it('is loaded once one of the requests succeeds', async () => {
    const load = failing().mockRejectedValueOnce(new Error('404')).mockResolvedValue('a screen');
    const loaded = retryImport(load);
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(loaded).resolves.toBe('a screen');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['webpack', Object.assign(new Error('Loading chunk 7 failed.'), { type: 'timeout' })],
    ['federation', new Error('ScriptNetworkError: Script "/entry.js" timed out.')],
  ])('that hung, as %s reports it, is not waited for again', async (_, error) => {
    const load = failing().mockRejectedValue(error);
    await expect(retryImport(load)).rejects.toThrow(error.message);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that hung is requested once more for all callers that retried meanwhile', async () => {
    const hanging = new Promise<string>((_, reject) =>
      setTimeout(
        () => reject(Object.assign(new Error('Loading chunk 7 failed.'), { type: 'timeout' })),
        10_000,
      ),
    );
    const load = failing().mockReturnValueOnce(hanging).mockResolvedValue('a screen');
    const first = retryImport(load).catch(isImportError);
    await jest.advanceTimersByTimeAsync(8_000);
    const again = [retryImport(load), retryImport(load)];
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(first).resolves.toBe(true);
    await expect(Promise.all(again)).resolves.toEqual(['a screen', 'a screen']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
