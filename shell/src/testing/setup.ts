// A broadcast channel lives as long as the page, but a test file has to end.
const channels = new Set<BroadcastChannel>();

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
};
afterAll(() => channels.forEach((channel) => channel.close()));

// jsdom has none, and Node's keeps a test file from ending. As in a browser, fake timers do not affect it.
const later = setTimeout;
class TestChannel {
  port1: { onmessage: (() => void) | null } = { onmessage: null };
  port2 = { postMessage: () => void later(() => this.port1.onmessage?.()) };
}
globalThis.MessageChannel ??= TestChannel as unknown as typeof MessageChannel;
export {};
