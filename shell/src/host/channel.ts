import type { ToHost } from './protocol';

/** The way to a host app and back. */
export interface Channel {
  send(message: ToHost): void;
  /** Messages of the host alone, whatever they hold. */
  listen(hear: (data: unknown) => void): void;
}

/** What native web views put into the page, each of which takes a text. */
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
    listen: (hear) =>
      page.addEventListener('vez-host', (event) => hear(parsed((event as CustomEvent<unknown>).detail))),
  };
}

/** The page in a frame of the host's own: exact origins, and only the window that holds the frame. */
function frameChannel(page: Window, origins: readonly string[]): Channel | undefined {
  if (page.parent === page || origins.length === 0) return undefined;
  return {
    // The browser delivers it only where the origin is that of the parent.
    send: (message) => origins.forEach((origin) => page.parent.postMessage(message, origin)),
    listen: (hear) =>
      page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source === page.parent && origins.includes(origin)) hear(data);
      }),
  };
}

/** How this page reaches a host app, if there is one. */
export const channelOf = (page: Window, origins: readonly string[]): Channel | undefined =>
  nativeChannel(page) ?? frameChannel(page, origins);
