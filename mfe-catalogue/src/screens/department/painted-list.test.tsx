import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { defineRemote } from '@vez/shared/bridge';
import type { PaintedScreen } from '@vez/shared/contracts/client';
import { paintRemote } from '@vez/shared/painting';
import { createTestBridge, fakeCall, fakeNetwork } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aDepartment } from '../../testing/facts';

const network = fakeNetwork();
const MANY = Array.from({ length: 200 }, (_, at) =>
  aDepartment({ id: at + 1, name: `Department ${at + 1}` }),
);
const bridge = createTestBridge();

/** Its own rendering does not wait for code that is on its way: the second finds it. */
const render = async (view: React.ReactNode) => {
  renderToString(view);
  await Promise.all(definition.routes.map(({ screen: one }) => one.preload?.()));
  return renderToString(view);
};
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

// jsdom has no layout and cannot scroll by itself.
beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
let leave = async () => {};
afterEach(() => leave());

it('is painted with the first rows of a long list, and taken over as it stands', async () => {
  window.history.replaceState({}, '', '/department');
  network.use(fakeCall('departments', MANY));
  const { html, answers } = await paintRemote(definition)({ bridge, render });
  // The policy of our pages takes inline styles off.
  expect(html).not.toContain(' style="');

  const domElement = document.createElement('div');
  domElement.innerHTML = html;
  document.body.append(domElement);
  expect(rows()).toHaveLength(24);
  expect(rows()[23]).toHaveAttribute('aria-posinset', '24');
  expect(rows()[23]).toHaveAttribute('aria-setsize', '200');
  const heading = screen.getByRole('heading', { level: 1 });
  const said = jest.spyOn(console, 'error');

  const { bootstrap, mount, unmount } = defineRemote(definition);
  const props = { name: 'mfe-catalogue', bridge, domElement };
  leave = async () => {
    await act(() => unmount(props));
    domElement.remove();
  };
  const painted: PaintedScreen = { answers, identifierPrefix: 'c-', language: 'en_us' };
  await act(async () => {
    await bootstrap(props);
    // Its end waits for effects, which run after this.
    void mount({ ...props, painted });
  });
  // Windowed from here on: its rows have places of their own.
  await waitFor(() => expect(rows()[0]).toHaveAttribute('data-index', '0'));
  expect(rows()[0]).toHaveAttribute('aria-setsize', '200');
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(said).not.toHaveBeenCalled();
});
