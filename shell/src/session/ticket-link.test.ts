import type { Session } from '@vez/shared/contracts/client';
import { session as storage } from '../storage';
import { createStore } from '../store';
import { createTicketLink } from './ticket-link';

const OPENED = { ticketId: 't-1', mayChange: true, pass: 'p-1' };
const start = (ask = async () => OPENED) => createTicketLink(storage, ask);

beforeEach(() => sessionStorage.clear());

it('sends the pass with every call of this tab, also after a reload, and never the code', async () => {
  const ticketLink = start();
  expect(ticketLink.headers()).toEqual({});
  expect(await ticketLink.open('code')).toEqual({ ticketId: 't-1', mayChange: true });
  expect(ticketLink.headers()).toEqual({ 'X-Vez-Ticket-Link': 'p-1' });
  expect(start().headers()).toEqual({ 'X-Vez-Ticket-Link': 'p-1' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('code');
});

it('adds the ticket to the session of any person, without the pass', async () => {
  const person = createStore<Session>({ kind: 'anonymous' });
  const ticketLink = start();
  const session = ticketLink.addedTo(person);
  const seen: Session[] = [];
  session.subscribe((now) => seen.push(now));
  await ticketLink.open('code');
  const linked = { ticketId: 't-1', mayChange: true };
  expect(session.get()).toEqual({ kind: 'anonymous', linked });
  person.set({ kind: 'personal', euid: 'e-1' });
  expect(session.get()).toEqual({ kind: 'personal', euid: 'e-1', linked });
  ticketLink.forget();
  expect(session.get()).toEqual({ kind: 'personal', euid: 'e-1' });
  expect(seen).toHaveLength(3);
  expect(start().headers()).toEqual({});
});

it('keeps an earlier link when another one opens nothing', async () => {
  await start().open('code');
  const broken = start(async () => Promise.reject(new Error('linkOver')));
  await expect(broken.open('other')).rejects.toThrow('linkOver');
  expect(broken.headers()).toEqual({ 'X-Vez-Ticket-Link': 'p-1' });
});

it('ignores what another program stored', () => {
  sessionStorage.setItem('vez.link', '{');
  expect(start().headers()).toEqual({});
});
