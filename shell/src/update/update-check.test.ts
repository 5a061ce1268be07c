import { versionIdOf } from './latest-release';
import { startUpdateCheck, UPDATE_CHECK_MS } from './update-check';

let file: unknown;
let stop: () => void;
const asked: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  asked.length = 0;
  file = { unique: { id: 'r1' } };
  globalThis.fetch = jest.fn(async (address: string) => {
    asked.push(address);
    if (file instanceof Error) throw file;
    return { json: async () => file } as Response;
  }) as unknown as typeof fetch;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('the version file', () => {
  it('has its id in either format [DAT-57]', () => {
    expect(versionIdOf({ unique: { id: 'r1' } }, 'web')).toBe('r1');
    expect(versionIdOf({ id: 7 }, 'web')).toBe('7');
    for (const garbage of [null, 'x', [], {}, { unique: {} }])
      expect(versionIdOf(garbage, 'web')).toBeUndefined();
    stop = () => undefined;
  });

  it('has a release for each deployment', () => {
    const told = { unique: { id: 'r1', deployments: { web: 'r1', 'remote-counter': 'r2' } } };
    expect(versionIdOf(told, 'remote-counter')).toBe('r2');
    expect(versionIdOf(told, 'not-published')).toBe('r1');
    stop = () => undefined;
  });
});

describe('the update check', () => {
  it('asks for unique.json every 300 s, past every cache [SHL-19] [API-73]', async () => {
    stop = startUpdateCheck('r1', jest.fn());
    expect(UPDATE_CHECK_MS).toBe(300_000);
    await jest.advanceTimersByTimeAsync(299_999);
    expect(asked).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    expect(asked).toHaveLength(2);
    expect(asked.every((address) => /^\/unique\.json\?\w+$/.test(address))).toBe(true);
    expect(asked[0]).not.toBe(asked[1]);
  });

  it('asks at once when the device slept through the interval [SHL-19]', async () => {
    stop = startUpdateCheck('r1', jest.fn());
    jest.setSystemTime(Date.now() + UPDATE_CHECK_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(1);
  });

  it('reports each new id once [SHL-20]', async () => {
    const tell = jest.fn();
    stop = startUpdateCheck('r1', tell);
    await jest.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    expect(tell).not.toHaveBeenCalled();
    file = { unique: { id: 'r2' } };
    await jest.advanceTimersByTimeAsync(3 * UPDATE_CHECK_MS);
    expect(tell).toHaveBeenCalledTimes(1);
    file = { unique: { id: 'r3' } };
    await jest.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('reports each new id in only one page of the browser [SHL-20]', async () => {
    const tell = jest.fn();
    stop = startUpdateCheck('r1', tell);
    localStorage.setItem('vez.version', 'r2');
    file = { unique: { id: 'r2' } };
    await jest.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    expect(asked).toHaveLength(1);
    expect(tell).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['is away', new Error('down')],
    ['is a page', new SyntaxError('<html> is no JSON')],
    ['is a text', '<html>'],
    ['is empty', {}],
    ['holds another shape', { unique: [{ id: 'r2' }] }],
  ])('stays silent while the file %s, and asks again every 300 s [ERR-16] [FLT-08]', async (_, garbage) => {
    const tell = jest.fn();
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    stop = startUpdateCheck('r1', tell);
    file = garbage;
    await jest.advanceTimersByTimeAsync(3 * UPDATE_CHECK_MS);
    expect(asked).toHaveLength(3);
    expect(tell).not.toHaveBeenCalled();
    expect(said).not.toHaveBeenCalled();
    file = { id: 'r2' };
    await jest.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
