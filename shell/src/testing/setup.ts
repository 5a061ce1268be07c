// A channel to other tabs lives as long as the page; a test file has to end.
const channels = new Set<BroadcastChannel>();

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
};
afterAll(() => channels.forEach((channel) => channel.close()));

// jsdom has none, and that of Node keeps a test file from ending. Fake timers do not stop it, as in a browser.
const later = setTimeout;
class TestChannel {
  port1: { onmessage: (() => void) | null } = { onmessage: null };
  port2 = { postMessage: () => void later(() => this.port1.onmessage?.()) };
}
globalThis.MessageChannel ??= TestChannel as unknown as typeof MessageChannel;
export {};
