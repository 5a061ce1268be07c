import { act } from '@testing-library/react';

/** The stream of an office, which jsdom does not have: the test opens it, and sends or breaks it off. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  constructor(readonly url: string) {
    super();
    streams.push(this);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}
const streams: FakeEventSource[] = [];

/** For a file of tests whose screens listen to an office. */
export function fakeStreams() {
  beforeEach(() => {
    streams.splice(0);
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'EventSource'));
  return {
    urls: () => streams.map(({ url }) => url),
    /** Dispatches an event of the stream opened last. */
    send: (type: 'open' | 'changed' | 'error') =>
      act(() => void streams.at(-1)!.dispatchEvent(new Event(type))),
  };
}
