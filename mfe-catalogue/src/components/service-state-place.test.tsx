import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createQueryClient, RemoteApp } from '@vez/shared/bridge';
import { createTestBridge, fakeNetwork } from '@vez/shared/testing';
import { definition } from '../definition';
import { ServiceStatePlace } from './service-state-place';

fakeNetwork();

function Row() {
  const [times, set] = useState(0);
  return (
    <>
      <button onClick={() => set(times + 1)}>Rendered again {times} times</button>
      <ServiceStatePlace service={7} at={0} />
    </>
  );
}

it('keeps the painted state while its row rerenders, until its code has loaded', async () => {
  const routes = [{ path: '/row', screen: Row }];
  window.history.replaceState({}, '', '/row');
  for (const source of [definition.texts, ...(definition.follow ?? [])]) await source.use('en_us');
  const queries = createQueryClient();
  const view = (
    <RemoteApp bridge={createTestBridge()} definition={{ ...definition, routes }} queries={queries} />
  );
  const element = document.createElement('div');
  document.body.append(element);
  // Its code has not loaded yet; this is what a server paints when it has.
  const painted = renderToString(view).replace(
    /<!--\$!-->.*?<!--\/\$-->/s,
    '<!--$--><b>48 waiting</b><!--/$-->',
  );
  element.innerHTML = painted;
  const state = screen.getByText('48 waiting');
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(element, view);
  });

  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('1 times');
  expect(screen.getByText('48 waiting')).toBe(state);
  await act(async () => root?.unmount());
  element.remove();
});
