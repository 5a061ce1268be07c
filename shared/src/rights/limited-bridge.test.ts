import { http, HttpResponse } from 'msw';
import { createTestBridge, fakeNetwork, TEST_API } from '../testing';
import { limitedBridge } from './limited-bridge';
import { mayBy } from './names';

const network = fakeNetwork();

it('lets a remote call the service of its own team, and of no other', async () => {
  const said: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((message: string) => void said.push(message));
  network.use(http.get(`${TEST_API}/x/mfe-parking/wishes/7`, () => HttpResponse.json({ wish: 'shade' })));
  const { api } = limitedBridge(createTestBridge(), 'mfe-parking', mayBy({ calls: ['extend'] }));
  type Wish = { input: { a?: string; b?: string; c?: string }; answer: unknown };
  const calls = api.extend<Record<'own' | 'foreign' | 'hidden', Wish>>({
    own: ['GET', 'x/mfe-parking/wishes/:a'],
    foreign: ['GET', 'x/mfe-bikes/wishes'],
    hidden: ['GET', 'x/mfe-parking/:a/:b/:c'],
  });
  await expect(calls.own({ a: '7' })).resolves.toEqual({ wish: 'shade' });
  await expect(calls.foreign({})).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(calls.hidden({ a: '..', b: 'mfe-bikes', c: 'wishes' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  expect(said).toEqual([
    'mfe-parking may not: /x/mfe-bikes/wishes belongs to another remote',
    'mfe-parking may not: /x/mfe-parking/../mfe-bikes/wishes belongs to another remote',
  ]);
});
