import { LANGUAGES } from '../domain';
import type { EventMap, EventName } from './events';

/** What a member of a fact is; `?` may be missing. A list holds the only words that it may be. */
type Member = 'string' | 'number' | 'boolean' | 'boolean?' | readonly string[];

/** The facts of events as a page can check them: a type alone keeps no remote of another build from telling nonsense. */
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

/** What is wrong with the fact of an event, a sentence each. For development and tests: no citizen's page carries this. */
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
