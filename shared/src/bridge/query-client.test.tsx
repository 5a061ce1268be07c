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
  it('aborts a first read that hangs, and asks anew', async () => {
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
});
