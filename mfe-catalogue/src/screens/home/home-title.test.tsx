import { act, screen, waitFor } from '@testing-library/react';
import { defineRemote } from '@vez/shared/bridge';
import { createTestBridge, fakeNetwork } from '@vez/shared/testing';
import { definition } from '../../definition';
import { homeFakes } from '../../testing/facts';

const network = fakeNetwork();

it('translates the title of home [SHL-08]', async () => {
  network.use(...homeFakes());
  window.history.replaceState({}, '', '/home');
  const bridge = createTestBridge();
  const domElement = document.body.appendChild(document.createElement('div'));
  const remote = defineRemote(definition);
  const props = { name: 'catalogue', bridge, domElement };
  await act(async () => {
    await remote.bootstrap(props);
    await remote.mount(props);
  });
  await screen.findByRole('link', { name: '9 departments' });
  expect(bridge.trace.titles.at(-1)).toBe('Home');

  const titles = { pt_pt: 'Página inicial', zh_hant: '主頁', zh_hans: '主页' } as const;
  for (const [language, title] of Object.entries(titles)) {
    act(() => bridge.language.set(language as keyof typeof titles));
    await waitFor(() => expect(bridge.trace.titles.at(-1)).toBe(title));
  }
  await act(() => remote.unmount(props));
  domElement.remove();
});
