import { LANGUAGES } from '../domain';
import type { EventMap, EventName } from './events';

/** The type of a fact's member; `?` marks optional ones. A list contains the allowed words. */
type Member = 'string' | 'number' | 'boolean' | 'boolean?' | readonly string[];

/** The runtime types of facts: compile-time types do not bind remotes from other builds. */
const FACTS: { [Name in EventName]: Record<keyof EventMap[Name], Member> } = {
  'ticket/created': { ticketId: 'string', flow: ['queue', 'reservation'] },
  'ticket/cancelled': { ticketId: 'string' },
  'ticket/edited': { ticketId: 'string' },
  'favourite/changed': { serviceId: 'number', locationId: 'number' },
  'session/changed': { kind: 'string', left: 'boolean?' },
  'language/changed': { language: LANGUAGES },
  'screen/unreachable': { path: 'string' },
};

const fits = (member: Member, value: unknown): boolean => {
  if (Array.isArray(member)) return member.includes(value as string);
  if (value === undefined) return (member as string).endsWith('?');
  return typeof value === (member as string).replace('?', '');
};

/** The errors in the fact of an event, one sentence each. For development and tests; citizens' pages do not load it. */
export function factFaults(name: EventName, fact: unknown): string[] {
  if (typeof fact !== 'object' || fact === null)
    return [`${name} comes with ${String(fact)}, which is no fact`];
  const members: Record<string, Member> = FACTS[name];
  const given = fact as Record<string, unknown>;
  const wrong = Object.entries(members)
    .filter(([key, member]) => !fits(member, given[key]))
    .map(
      ([key, member]) => `${key} of ${name} is ${JSON.stringify(given[key])}, and must be ${String(member)}`,
    );
  const foreign = Object.keys(given).filter((key) => !(key in members));
  return [...wrong, ...foreign.map((key) => `${key} is no part of ${name}`)];
}
