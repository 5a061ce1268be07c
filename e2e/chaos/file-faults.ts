// Every fault of a file of the site.
import type { Fault } from './fault-proxy';

const SCRIPT = {
  'content-type': 'text/javascript; charset=utf-8',
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
};

const changing = (change: (text: string) => string): Omit<Fault, 'name'> => ({
  forwarded: true,
  apply(response, { body }) {
    response.writeHead(200, SCRIPT);
    response.end(change(body.toString()));
  },
});

const FAULTS: Record<string, Omit<Fault, 'name'>> = {
  'not there': { apply: (response) => response.writeHead(404).end() },
  'server error': { apply: (response) => response.writeHead(500).end() },
  'bad gateway': {
    apply: (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  },
  'connection reset': { breaksOff: true, apply: (response) => response.destroy() },
  'no answer': { apply: () => undefined },
  truncated: changing((text) => text.slice(0, text.length / 2)),
  'cut off': {
    forwarded: true,
    breaksOff: true,
    apply(response, { body }) {
      response.writeHead(200, { ...SCRIPT, 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    },
  },
  empty: changing(() => ''),
  'one byte more': changing((text) => `${text} `),
  'a page instead': {
    apply: (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Please pay</h1>'),
  },
  'another program': changing(() => 'globalThis.somebodyElse = 1;'),
};

export const FILE_FAULTS: Fault[] = Object.entries(FAULTS).map(([name, kind]) => ({ name, ...kind }));
