import type { CallDefinition } from '@vez/shared/contracts';

/** The address and the body of a call: its input by path, query and body. */
export function addressOf(definition: CallDefinition, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = definition.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const query: Record<string, string> = {};
  for (const name of Object.keys(definition.query?.shape ?? {})) {
    if (rest[name] !== undefined) query[name] = String(rest[name]);
    delete rest[name];
  }
  return { url: `/api/${path}`, query, body: rest };
}
