import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createTextSource } from '../i18n';
import { fakeCall, fakeNetwork, renderRoute } from '../testing';
import { useApi, type RemoteDefinition } from './index';
import { queryOptions, useQuery } from './query';

const network = fakeNetwork();

let signals: AbortSignal[] = [];

function CountScreen() {
  const api = useApi();
  const { data, refetch } = useQuery(
    queryOptions({
      queryKey: ['test', 'count'],
      queryFn({ signal }) {
        signals.push(signal);
        return api.departmentCount({}, { signal });
      },
    }),
  );
  return <button onClick={() => void refetch()}>{data?.count ?? 'no'} departments</button>;
}

const definition: RemoteDefinition = {
  texts: createTextSource(async () => ({ default: {} })),
  failure: () => null,
  routes: [{ path: '/count', screen: CountScreen }],
};

describe('a retry', () => {
  it('aborts a first read that hangs, and sends another', async () => {
    signals = [];
    let asked = 0;
    network.use(
      fakeCall('departmentCount', () => {
        asked += 1;
        return asked === 1 ? new Promise(() => undefined) : { count: 9 };
      }),
    );
    await renderRoute('/count', definition);
    await waitFor(() => expect(asked).toBe(1));
    fireEvent.click(screen.getByRole('button', { name: 'no departments' }));
    expect(await screen.findByRole('button', { name: '9 departments' })).toBeVisible();
    expect(asked).toBe(2);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('also repeats the other reads of the screen that failed, and no others', async () => {
    const asked: string[] = [];
    let isBroken = true;
    network.use(
      ...(['departmentCount', 'categories', 'hotServices'] as const).map((name) =>
        fakeCall(name, () => {
          asked.push(name);
          if (isBroken && name !== 'hotServices') throw new Error('broken');
          return name === 'departmentCount' ? { count: 9 } : [];
        }),
      ),
    );
    function ThreeReads() {
      const api = useApi();
      const reads = [
        useQuery({ queryKey: ['test', 'count'], queryFn: () => api.departmentCount({}) }),
        useQuery({ queryKey: ['test', 'categories'], queryFn: () => api.categories({}) }),
        useQuery({ queryKey: ['test', 'hot'], queryFn: () => api.hotServices({}) }),
      ];
      const failed = reads.filter(({ isError }) => isError).length;
      return <button onClick={() => void reads[0]!.refetch()}>{failed} failed</button>;
    }
    await renderRoute('/three', { ...definition, routes: [{ path: '/three', screen: ThreeReads }] });
    const retry = await screen.findByRole('button', { name: '2 failed' }, { timeout: 10_000 });
    isBroken = false;
    asked.length = 0;
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: '0 failed' })).toBeVisible();
    expect(asked.sort()).toEqual(['categories', 'departmentCount']);
  });

  it('ignores an older answer that arrives later [FLT-34]', async () => {
    const arrive: ((count: number) => void)[] = [];
    network.use(
      fakeCall(
        'departmentCount',
        () => new Promise<{ count: number }>((resolve) => arrive.push((count) => resolve({ count }))),
      ),
    );
    await renderRoute('/count', definition);
    await waitFor(() => expect(arrive).toHaveLength(1));
    arrive[0]!(4);
    const button = await screen.findByRole('button', { name: '4 departments' });
    for (const asked of [2, 3]) {
      fireEvent.click(button);
      await waitFor(() => expect(arrive).toHaveLength(asked));
    }
    arrive[2]!(9);
    expect(await screen.findByRole('button', { name: '9 departments' })).toBeVisible();
    arrive[1]!(5);
    // One more round trip, by which the late answer has arrived.
    fireEvent.click(button);
    await waitFor(() => expect(arrive).toHaveLength(4));
    expect(button).toHaveTextContent('9 departments');
  });
});
