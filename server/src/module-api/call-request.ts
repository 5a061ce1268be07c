import type { CallDefinition } from '@vez/shared/contracts';

/** Whether a call is a read: it changes nothing that matters. */
export const isRead = ({ method, reads }: CallDefinition): boolean => method === 'GET' || reads === true;

/** The request of a call made inside this server, as a client would send it, for `server.inject`. */
export function callRequest({ method, path }: CallDefinition, input: Readonly<Record<string, unknown>>) {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, part: string) => {
    const value = rest[part];
    delete rest[part];
    return encodeURIComponent(String(value));
  });
  const url = `/api/${filled}`;
  if (method !== 'GET') return { method, url, payload: rest };
  const query = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { method, url, query: Object.fromEntries(query.map(([key, value]) => [key, String(value)])) };
}
