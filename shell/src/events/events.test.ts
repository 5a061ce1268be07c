import type { EventMap, EventName } from '@vez/shared/contracts/client';
import { createEvents } from './events';

const TICKET = { ticketId: 't-1', flow: 'queue' as const };
/** Collects the uncaught errors of the page from now on. */
function uncaughtErrors() {
  const errors: unknown[] = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => {
    try {
      run();
    } catch (error) {
      errors.push(error);
    }
  }) as never);
  return errors;
}
afterEach(() => jest.restoreAllMocks());

const otherTab = () => new BroadcastChannel('vez.events');

describe('the bus', () => {
  it('delivers an event to its listeners until they stop', () => {
    const events = createEvents();
    const heard = jest.fn();
    const stop = events.on('ticket/created', heard);
    events.publish('ticket/created', TICKET);
    stop();
    events.publish('ticket/created', TICKET);
    expect(heard.mock.calls).toEqual([[TICKET]]);
  });

  it('replays the last event to late listeners, where the event asks for it', () => {
    const events = createEvents();
    events.publish('session/changed', { kind: 'phone' });
    events.publish('ticket/created', TICKET);
    const session = jest.fn();
    const ticket = jest.fn();
    events.on('session/changed', session);
    events.on('ticket/created', ticket);
    expect(session).toHaveBeenCalledWith({ kind: 'phone' });
    expect(ticket).not.toHaveBeenCalled();
  });

  it('reaches every listener and every tab, even when a listener throws [ACC-12]', async () => {
    const heardInTab = new Promise((resolve) => {
      otherTab().addEventListener('message', ({ data }) => resolve(data));
    });
    const reported = uncaughtErrors();
    const events = createEvents();
    const heard = jest.fn();
    const fault = new Error('a listener of a remote');
    const throwing = () => {
      throw fault;
    };
    const ends = [events.on('session/changed', throwing), events.on('session/changed', heard)];
    events.publish('session/changed', { kind: 'anonymous', left: true });
    ends.push(events.on('session/changed', throwing));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(reported).toEqual([fault, fault]);
    await expect(heardInTab).resolves.toMatchObject({ fact: { left: true } });
    // Close the tabs, so that other tests do not hear them.
    ends.forEach((end) => end());
  });

  it('notifies other tabs of a log-out before any listener in this tab runs [ACC-12]', () => {
    const order: string[] = [];
    jest
      .spyOn(BroadcastChannel.prototype, 'postMessage')
      .mockImplementation(() => void order.push('other tabs'));
    const events = createEvents();
    const end = events.on('session/changed', () => order.push('this tab'));
    events.publish('session/changed', { kind: 'anonymous', left: true });
    end();
    expect(order).toEqual(['other tabs', 'this tab']);
  });

  it('reaches other tabs, and ignores messages that are not events', async () => {
    const here = createEvents();
    const heard: unknown[] = [];
    const arrived = new Promise<void>((resolve) => {
      here.on('session/changed', (fact) => {
        heard.push(fact);
        resolve();
      });
    });
    const tab = otherTab();
    for (const junk of [null, 'x', { name: '__proto__', fact: {} }, { name: 'session/changed', fact: null }])
      tab.postMessage(junk);
    tab.postMessage({ name: 'session/changed', fact: { kind: 'anonymous' } });
    await arrived;
    expect(heard).toEqual([{ kind: 'anonymous' }]);
  });

  const CASES: { [Name in EventName]: ['every tab' | 'its own tab alone', EventMap[Name]] } = {
    'ticket/created': ['every tab', TICKET],
    'ticket/cancelled': ['every tab', { ticketId: 't-1' }],
    'ticket/edited': ['every tab', { ticketId: 't-1' }],
    'favourite/changed': ['every tab', { serviceId: 7, locationId: 2 }],
    'session/changed': ['every tab', { kind: 'phone' }],
    'language/changed': ['every tab', { language: 'pt_pt' }],
    'screen/unreachable': ['its own tab alone', { path: '/home' }],
  };
  const cases = Object.entries(CASES).map(
    ([name, [reach, fact]]) => [name as EventName, reach, fact] as const,
  );
  it.each(cases)('sends %s to %s, and takes it from there alone', async (name, reach, fact) => {
    const crosses = reach === 'every tab';
    const [tab, here] = [otherTab(), createEvents()];
    const there: unknown[] = [];
    // A channel keeps the order of its messages.
    const allSent = new Promise<void>((resolve) => {
      tab.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        data === 'over' ? resolve() : there.push(data),
      );
    });
    const heard: unknown[] = [];
    const ends = [here.on(name, (told) => heard.push(told))];
    here.publish(name, fact as never);
    otherTab().postMessage('over');
    await allSent;
    expect(there).toEqual(crosses ? [{ name, fact }] : []);
    expect(heard).toEqual([fact]);

    const [other, taken] = [createEvents(), [] as unknown[]];
    const allTaken = new Promise<void>((resolve) => {
      ends.push(other.on('ticket/cancelled', ({ ticketId }) => ticketId === 'over' && resolve()));
    });
    ends.push(other.on(name, (told) => taken.push(told)));
    tab.postMessage({ name, fact });
    tab.postMessage({ name: 'ticket/cancelled', fact: { ticketId: 'over' } });
    await allTaken;
    expect(taken.slice(0, 1)).toEqual(crosses ? [fact] : []);
    ends.forEach((end) => end());
  });
});
