import fc from 'fast-check';
import type { Host } from '@vez/shared/contracts/client';
import { greetHost, type Welcome } from './app-host';
import { channelOf } from './channel';
import { readMessage, type ToHost } from './protocol';

const NONCE = 'n-1';
const ENTRY = {
  title: '預約',
  location: '水坑尾街',
  startsAt: '2026-12-01T01:00:00Z',
  endsAt: '2026-12-01T02:00:00Z',
};

function setUp() {
  const browser = {
    closePage: jest.fn(),
    addToCalendar: jest.fn(async () => true),
    openOutside: jest.fn(),
    share: jest.fn(async () => true),
  };
  const host: Host = { ...browser };
  const sent: ToHost[] = [];
  let hear = (_: unknown) => {};
  const welcomed = jest.fn();
  greetHost({ send: (message) => sent.push(message), listen: (to) => (hear = to) }, NONCE, host, welcomed);
  const say = (message: object) => hear({ vez: 1, nonce: NONCE, ...message });
  return { browser, host, sent, welcomed, say, hear: (data: unknown) => hear(data) };
}

describe('a host app', () => {
  it('is greeted, and then does what it offers to do [SHL-03]', async () => {
    const { browser, host, sent, welcomed, say } = setUp();
    expect(sent).toEqual([{ vez: 1, nonce: NONCE, type: 'hello' }]);
    expect(host.scan).toBeUndefined();
    say({ type: 'welcome', can: ['closePage', 'addToCalendar', 'scan', 'ofALaterVersion'] });
    expect(welcomed).toHaveBeenCalledTimes(1);

    host.closePage();
    expect(sent[1]).toMatchObject({ type: 'ask', id: 1, ask: 'closePage' });
    const added = host.addToCalendar(ENTRY);
    say({ type: 'answer', id: 2, value: true });
    await expect(added).resolves.toBe(true);
    const scanned = host.scan?.();
    say({ type: 'answer', id: 3, value: 'VEZ1.abc' });
    await expect(scanned).resolves.toBe('VEZ1.abc');

    await host.share({ title: 'Vez' });
    expect(browser.share).toHaveBeenCalledTimes(1);
    expect(browser.addToCalendar).not.toHaveBeenCalled();
  });

  it('that declines is believed, and the browser is not asked instead', async () => {
    const { browser, host, say } = setUp();
    say({ type: 'welcome', can: ['share'] });
    const shared = host.share({ title: 'Vez' });
    say({ type: 'answer', id: 1, value: false });
    await expect(shared).resolves.toBe(false);
    expect(browser.share).not.toHaveBeenCalled();
  });

  it('that fails, answers nonsense or stays silent is replaced by the browser [SHL-03]', async () => {
    jest.useFakeTimers();
    const { browser, host, say } = setUp();
    say({ type: 'welcome', can: ['share', 'addToCalendar', 'openOutside'] });
    const shared = host.share({ title: 'Vez' });
    say({ type: 'failed', id: 1 });
    await shared;
    const added = host.addToCalendar(ENTRY);
    say({ type: 'answer', id: 2, value: 'yes' });
    await added;
    host.openOutside('https://www.gov.mo');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(
      [browser.share, browser.addToCalendar, browser.openOutside].map((did) => did.mock.calls.length),
    ).toEqual([1, 1, 1]);
    jest.useRealTimers();
  });

  it('is asked for its user by the shell alone, with this site’s origin and a nonce [ACC-08]', async () => {
    const { host, sent, welcomed, say } = setUp();
    say({ type: 'welcome', can: ['signIn'], person: 'p-1' });
    expect(welcomed).toHaveBeenCalledWith({ person: 'p-1', signIn: expect.any(Function) });
    expect(host).not.toHaveProperty('signIn');
    const { signIn } = welcomed.mock.calls[0]![0] as Required<Welcome>;

    const signed = signIn('challenge');
    expect(sent[1]).toMatchObject({
      ask: 'signIn',
      input: { audience: window.location.origin, nonce: 'challenge' },
    });
    say({ type: 'answer', id: 1, value: 'aGVhZA.Ym9keQ.c2lnbg' });
    await expect(signed).resolves.toBe('aGVhZA.Ym9keQ.c2lnbg');
    const declined = signIn('challenge');
    say({ type: 'answer', id: 2, value: null });
    await expect(declined).resolves.toBeNull();
    const nonsense = signIn('challenge');
    say({ type: 'answer', id: 3, value: '<script>' });
    await expect(nonsense).rejects.toThrow('signIn');
  });

  it('that sends no person, or a malformed one, is treated as silent', () => {
    const { welcomed, say } = setUp();
    say({ type: 'welcome', can: ['share'], person: 7 });
    expect(welcomed).toHaveBeenCalledWith({});
  });

  it('may name its person in at most 200 characters', () => {
    const named = (person: string) => {
      const { welcomed, say } = setUp();
      say({ type: 'welcome', can: ['share'], person });
      return welcomed.mock.calls;
    };
    expect(named('p'.repeat(200))).toEqual([[{ person: 'p'.repeat(200) }]]);
    expect(named('p'.repeat(201))).toEqual([[{}]]);
  });

  it('is ignored without the nonce of this visit, or in another version', () => {
    const { host, welcomed, hear } = setUp();
    hear({ vez: 1, nonce: 'guessed', type: 'welcome', can: ['scan'] });
    hear({ vez: 2, nonce: NONCE, type: 'welcome', can: ['scan'] });
    expect(welcomed).not.toHaveBeenCalled();
    expect(host.scan).toBeUndefined();
  });

  it('cannot do anything by a malformed message', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (data) => {
        expect(readMessage(data, NONCE)).toBeUndefined();
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('the channel to a host app', () => {
  const frameOf = (origin: string) => {
    const parent = { postMessage: jest.fn() };
    const listeners: ((event: Partial<MessageEvent>) => void)[] = [];
    const page = { parent, addEventListener: (_: string, hear: never) => listeners.push(hear) };
    const stopImmediatePropagation = jest.fn();
    const heard = jest.fn();
    const channel = channelOf(page as unknown as Window, ['https://app.example']);
    channel?.listen(heard);
    return {
      parent,
      channel,
      heard,
      stopImmediatePropagation,
      post: (source: unknown = parent) =>
        listeners[0]?.({ source: source as Window, origin, data: { hello: 1 }, stopImmediatePropagation }),
    };
  };

  it('posts messages to the exact origin of the parent frame', () => {
    const { channel, parent, heard, post } = frameOf('https://app.example');
    channel?.send({ vez: 1, nonce: NONCE, type: 'hello' });
    expect(parent.postMessage).toHaveBeenCalledWith(expect.anything(), 'https://app.example');
    post();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('ignores messages of another origin or another window', () => {
    const foreign = frameOf('https://app.example.evil');
    foreign.post();
    const sibling = frameOf('https://app.example');
    sibling.post({});
    expect(foreign.heard).not.toHaveBeenCalled();
    expect(sibling.heard).not.toHaveBeenCalled();
    expect(foreign.stopImmediatePropagation).not.toHaveBeenCalled();
  });

  it('is heard by the shell alone, never by a remote on the same page [ACC-12]', () => {
    const heard = jest.fn();
    const page = Object.assign(new EventTarget(), { VezHost: { postMessage: jest.fn() } });
    channelOf(page as unknown as Window, [])?.listen(heard);
    const remote = jest.fn();
    page.addEventListener('vez-host', remote, true);
    page.addEventListener('vez-host', remote);
    page.dispatchEvent(new CustomEvent('vez-host', { detail: '{"value":"an assertion"}', bubbles: true }));
    expect(heard).toHaveBeenCalledWith({ value: 'an assertion' });
    expect(remote).not.toHaveBeenCalled();

    const frame = frameOf('https://app.example');
    frame.post();
    expect(frame.stopImmediatePropagation).toHaveBeenCalledTimes(1);
  });

  it('is the app’s own channel in a native web view, and none in a plain browser', () => {
    const postMessage = jest.fn();
    const page = Object.assign(new EventTarget(), { VezHost: { postMessage } }) as unknown as Window;
    const channel = channelOf(page, []);
    const heard = jest.fn();
    channel?.listen(heard);
    channel?.send({ vez: 1, nonce: NONCE, type: 'hello' });
    page.dispatchEvent(new CustomEvent('vez-host', { detail: '{"vez":1}' }));
    page.dispatchEvent(new CustomEvent('vez-host', { detail: '{' }));
    expect(JSON.parse(String(postMessage.mock.calls[0]?.[0]))).toEqual({
      vez: 1,
      nonce: NONCE,
      type: 'hello',
    });
    expect(heard.mock.calls).toEqual([[{ vez: 1 }], [undefined]]);
    expect(channelOf(window, ['https://app.example'])).toBeUndefined();
  });
});
