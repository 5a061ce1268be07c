import { http, HttpResponse } from 'msw';
import { createTestBridge, fakeNetwork, TEST_API } from '../testing';
import { limitedBridge } from './limited-bridge';
import { mayBy } from './names';

const network = fakeNetwork();

it('lets a remote call the service of its own team, and of no other', async () => {
  network.use(http.get(`${TEST_API}/x/mfe-parking/wishes`, () => HttpResponse.json({ wish: 'shade' })));
  const said: string[] = [];
  const may = mayBy({ calls: ['extend'] });
  const { api } = limitedBridge(createTestBridge(), 'mfe-parking', may, (refusal) => void said.push(refusal));
  type Wishes = { input: Record<string, never>; answer: unknown };
  const calls = api.extend<Record<'own' | 'foreign' | 'hidden', Wishes>>({
    own: ['GET', 'x/mfe-parking/wishes'],
    foreign: ['GET', 'x/mfe-bikes/wishes'],
    hidden: ['GET', 'x/mfe-parking/../mfe-bikes/wishes'],
  });
  await expect(calls.own()).resolves.toEqual({ wish: 'shade' });
  await expect(calls.foreign()).rejects.toThrow('belongs to another remote');
  await expect(calls.hidden()).rejects.toThrow('belongs to another remote');
  expect(said).toEqual([
    'mfe-parking may not: /x/mfe-bikes/wishes belongs to another remote',
    'mfe-parking may not: /x/mfe-parking/../mfe-bikes/wishes belongs to another remote',
  ]);
});
