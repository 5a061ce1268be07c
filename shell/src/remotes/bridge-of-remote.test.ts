import { createTestBridge } from '@vez/shared/testing';
import { bridgeOfRemote } from './bridge-of-remote';

it('ends all that a release listens to, and nothing of others', () => {
  const shared = createTestBridge();
  const heard: string[] = [];
  const { bridge, end } = bridgeOfRemote(shared);
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

it('can be changed by its remote for nobody', () => {
  const { bridge } = bridgeOfRemote(createTestBridge());
  const change = () => Object.assign(bridge, { navigate: () => undefined });
  expect(change).toThrow(TypeError);
  expect(() => Object.assign(bridge.events, { publish: () => undefined })).toThrow(TypeError);
});
