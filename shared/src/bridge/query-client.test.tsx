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
