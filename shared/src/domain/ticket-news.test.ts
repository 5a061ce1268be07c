import { newsOf, type KnownTickets } from './ticket-news';

type Held = Parameters<typeof newsOf>[1][number];
const held = (change: Partial<Held> = {}): Held => ({
  ticket: { id: 'a', jettonCode: 'A037' },
  progress: 'waiting',
  counterName: '',
  ...change,
});
const WAITING: KnownTickets = { a: ['A 037', 'current'] };
const kindsOf = (known: KnownTickets, ...tickets: Held[]) =>
  newsOf(known, tickets, true).news.map(({ kind }) => kind);

it.each<[string, Partial<Held>, string[]]>([
  ['a call', { progress: 'called', counterName: '5' }, ['called']],
  ['a visit set aside', { progress: 'called', visitState: 'parked', counterName: '5' }, ['parked']],
  ['a missed call with time left', { progress: 'absent', rejoinSeconds: 1_700 }, ['missed']],
  ['the question if its holder is here', { asksArrival: true }, ['asked']],
  ['a missed call whose time is over', { progress: 'absent' }, ['absent']],
  ['a visit that is complete', { progress: 'treated' }, ['treated']],
  ['a queue that has ended', { progress: 'closed' }, ['closed']],
  ['a ticket that the office cancelled', { progress: 'cancelled' }, ['cancelled']],
  ['one person less ahead', {}, []],
])('takes %s of a known ticket as it should [TIX-31] [TIX-33]', (_, change, expected) => {
  expect(kindsOf(WAITING, held(change))).toEqual(expected);
});

it('is announced once, not again after a reload', () => {
  const called = held({ progress: 'called', counterName: '5' });
  const { known } = newsOf(WAITING, [called], true);
  expect(kindsOf(known, called)).toEqual([]);
  expect(kindsOf(known, held({ progress: 'called', counterName: '6' }))).toEqual(['called']);
  const { known: missed } = newsOf(known, [held({ progress: 'absent', rejoinSeconds: 9 })], true);
  expect(kindsOf(missed, called)).toEqual(['called']);
});

it('announces only urgent states of an unknown ticket', () => {
  expect(kindsOf({}, held({ progress: 'treated' }))).toEqual([]);
  expect(kindsOf({}, held({ progress: 'absent', rejoinSeconds: 60 }))).toEqual(['missed']);
});

it('treats a known ticket that is missing from the complete list as cancelled', () => {
  expect(newsOf(WAITING, [], true).news).toEqual([{ kind: 'cancelled', number: 'A 037', counter: '' }]);
  expect(kindsOf({ a: ['A 037', 'treated'] })).toEqual([]);
  expect(newsOf(WAITING, [], false)).toEqual({ news: [], known: WAITING });
});

it('names the most urgent first', () => {
  const other = { ticket: { id: 'b', jettonCode: 'C040' } };
  const both = [held({ progress: 'treated' }), held({ ...other, progress: 'called', counterName: '2' })];
  expect(kindsOf(WAITING, ...both)).toEqual(['called', 'treated']);
});
