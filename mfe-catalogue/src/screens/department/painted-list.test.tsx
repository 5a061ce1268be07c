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

/** Renders twice: the first does not wait for lazy code, which the second finds loaded. */
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

it('is painted with the first rows of a long list, and hydrated unchanged', async () => {
  window.history.replaceState({}, '', '/department');
  network.use(fakeCall('departments', MANY));
  const { html, answers } = await paintRemote(definition)({ bridge, render });
  // The content security policy of our pages removes inline styles.
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
    // `mount` resolves after effects, which run later.
    void mount({ ...props, painted });
  });
  // Windowed from now on, so rows are positioned.
  await waitFor(() => expect(rows()[0]).toHaveAttribute('data-index', '0'));
  expect(rows()[0]).toHaveAttribute('aria-setsize', '200');
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(said).not.toHaveBeenCalled();
});
