import type { RegistryEntry } from '@vez/shared/contracts/client';
import { createTestBridge } from '@vez/shared/testing';
import { bridgeOfRemote } from './bridge-of-remote';

const ALL = { name: 'mfe-parking', contract: '^1.2.0' };
const ruled = (entry: Partial<RegistryEntry>) => {
  const shared = createTestBridge({ session: { kind: 'phone', name: 'Wong Mei', euid: 'e-1' } });
  const said: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((message: string) => void said.push(message));
  return { shared, said, ...bridgeOfRemote(shared, { ...ALL, ...entry }) };
};
afterEach(() => jest.restoreAllMocks());

it('ends all subscriptions of a release, and none of others', () => {
  const shared = createTestBridge();
  const heard: string[] = [];
  const { bridge, end } = bridgeOfRemote(shared, ALL);
  for (const [who, of] of [['own', bridge] as const, ['other', shared] as const]) {
    of.language.subscribe(() => heard.push(`${who} language`));
    of.journey.subscribe(() => heard.push(`${who} journey`));
    of.events.on('favourite/changed', () => heard.push(`${who} favourite`));
  }
  const stop = bridge.online.subscribe(() => undefined);
  stop();
  end();
  shared.language.set('pt_pt');
  shared.journey.set({ chosenAutomatically: { location: true } });
  shared.events.publish('favourite/changed', { serviceId: 1, locationId: 1 });
  expect(heard).toEqual(['other language', 'other journey', 'other favourite']);
});

it('cannot be changed by one remote for others', () => {
  const { bridge } = bridgeOfRemote(createTestBridge(), ALL);
  const change = () => Object.assign(bridge, { navigate: () => undefined });
  expect(change).toThrow(TypeError);
  expect(() => Object.assign(bridge.events, { publish: () => undefined })).toThrow(TypeError);
});

it('grants a remote the rights that it declares, and warns developers about the rest', async () => {
  const rights = { session: ['name'], navigates: ['/park*'], listens: ['ticket/created'] };
  const { bridge, shared, said } = ruled({ contract: '^1.5.0', rights });
  const heard: unknown[] = [];
  bridge.events.on('ticket/created', (fact) => heard.push(fact));
  bridge.events.on('ticket/edited', (fact) => heard.push(fact));
  shared.events.publish('ticket/created', { ticketId: 't-1', flow: 'queue' });
  shared.events.publish('ticket/edited', { ticketId: 't-1' });
  expect(heard).toEqual([{ ticketId: 't-1', flow: 'queue' }]);

  expect(bridge.session.get()).toEqual({ kind: 'phone', name: 'Wong Mei' });
  expect(bridge.session.get()).toBe(bridge.session.get());

  bridge.navigate('/parking?at=1');
  bridge.navigate('/reserve');
  expect(shared.trace.visited).toEqual(['/parking?at=1']);

  bridge.events.publish('ticket/cancelled', { ticketId: 't-1' });
  expect(shared.trace.published.map(({ name }) => name)).not.toContain('ticket/cancelled');
  await expect(bridge.api.departments({})).rejects.toThrow('departments is not in rights.calls');
  await expect(bridge.auth.logout()).rejects.toThrow('logout is not in rights.auth');
  expect(said).toEqual([
    'mfe-parking may not: ticket/edited is not in rights.listens of its remote.json',
    'mfe-parking may not: /reserve is not in rights.navigates of its remote.json',
    'mfe-parking may not: ticket/cancelled is not in rights.publishes of its remote.json',
    'mfe-parking may not: departments is not in rights.calls of its remote.json',
    'mfe-parking may not: logout is not in rights.auth of its remote.json',
  ]);
});

it.each<[string, Partial<RegistryEntry>, boolean]>([
  ['of before there were rights', { contract: '^1.2.0' }, true],
  ['of now that declares none', { contract: '^1.5.0' }, false],
  ['of before that declares others', { contract: '^1.2.0', rights: { navigates: ['/home'] } }, false],
])('lets a remote %s lead elsewhere, or not', (_, entry, isAllowed) => {
  const { bridge, shared } = ruled(entry);
  bridge.navigate('/reserve');
  expect(shared.trace.visited).toEqual(isAllowed ? ['/reserve'] : []);
});
