import type { ToHost } from './protocol';

/** The way to a host app and back. */
export interface Channel {
  send(message: ToHost): void;
  /** Receives the host's messages only, unvalidated; takes one listener. */
  listen(hear: (data: unknown) => void): void;
}

/**
 * Intercepts the host's messages, so that remotes never see a login of the host. It must listen before any
 * remote's code is loaded.
 * @param read returns the content of a message; undefined if it is not from the host
 */
function keptFrom(
  page: Window,
  type: 'message' | 'vez-host',
  read: (event: Event) => { data: unknown } | undefined,
): Channel['listen'] {
  let hear: (data: unknown) => void = () => undefined;
  const take = (event: Event) => {
    const message = read(event);
    if (message === undefined) return;
    event.stopImmediatePropagation();
    hear(message.data);
  };
  page.addEventListener(type, take, true);
  return (next) => {
    hear = next;
  };
}

/** The objects that native web views add to the page; each takes a string. */
interface NativeWindow {
  VezHost?: { postMessage(text: string): void };
  ReactNativeWebView?: { postMessage(text: string): void };
  webkit?: { messageHandlers?: { VezHost?: { postMessage(text: string): void } } };
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** A native app runs script in the page to answer: `window.dispatchEvent(new CustomEvent('vez-host', { detail: text }))`. */
function nativeChannel(page: Window): Channel | undefined {
  const { VezHost, ReactNativeWebView, webkit } = page as NativeWindow;
  const app = VezHost ?? ReactNativeWebView ?? webkit?.messageHandlers?.VezHost;
  if (app === undefined) return undefined;
  return {
    send: (message) => app.postMessage(JSON.stringify(message)),
    listen: keptFrom(page, 'vez-host', (event) => ({ data: parsed((event as CustomEvent<unknown>).detail) })),
  };
}

/** The page in a frame of the host's own: exact origins, and only the window that holds the frame. */
function frameChannel(page: Window, origins: readonly string[]): Channel | undefined {
  if (page.parent === page || origins.length === 0) return undefined;
  return {
    // The browser delivers the message only if the parent has this origin.
    send: (message) => origins.forEach((origin) => page.parent.postMessage(message, origin)),
    listen: keptFrom(page, 'message', (event) => {
      const { source, origin, data } = event as MessageEvent<unknown>;
      return source === page.parent && origins.includes(origin) ? { data } : undefined;
    }),
  };
}

/** How this page reaches a host app, if there is one. */
export const channelOf = (page: Window, origins: readonly string[]): Channel | undefined =>
  nativeChannel(page) ?? frameChannel(page, origins);
