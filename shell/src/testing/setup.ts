// A channel to other tabs lives as long as the page; a test file has to end.
const channels = new Set<BroadcastChannel>();

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
};
afterAll(() => channels.forEach((channel) => channel.close()));
export {};
