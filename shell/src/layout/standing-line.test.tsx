import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { LANGUAGES, type Language } from '@vez/shared/contracts/client';
import { createRemoteStates } from '../remotes/remote-state';
import { createStore } from '../store';
import { renderShell } from '../testing/render-shell';

const PAINTED = '4 people are waiting';

/** Renders a painted page whose remote failed to load. */
async function showStanding(language: Language = 'en_us') {
  const element = document.createElement('div');
  element.innerHTML = `<h1>Passports</h1><p>${PAINTED}</p><a href="/offerNum">Take a number</a>`;
  const states = createRemoteStates();
  const retry = jest.fn();
  const view = await renderShell('/queueOrBook?service=1&location=5', {
    language,
    shell: {
      states,
      elements: createStore({ 'mfe-catalogue': element }),
      lifecycles: { 'mfe-catalogue': { retry } as never },
    },
  });
  const standing = { language, paintedAt: '2026-12-03T06:20:00Z' };
  const fail = () =>
    states.set('mfe-catalogue', {
      ...{ step: 'failed', reason: 'unreachable', error: new Error('404'), standing },
    });
  act(fail);
  const again = () => act(() => states.set('mfe-catalogue', { step: 'loading', standing }));
  return { ...view, retry, again, fail: () => act(fail) };
}

const line = () => screen.findByText(/14:20/);

it('leaves a painted page in place, with its time, a retry and a phone number [SHL-18]', async () => {
  const { user, retry, container } = await showStanding();
  expect(await line()).toHaveTextContent(/^Links on this page work.*Figures as of 14:20\.$/);
  expect(await line()).toHaveAttribute('role', 'alert');
  expect(screen.getByText(PAINTED)).toBeVisible();
  const [call] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Call 2855 0100' });
  expect(call).toHaveAttribute('href', 'tel:28550100');
  expect(screen.queryByText('This part is not available now')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

it('is busy during a retry, and an alert again after one that did not help', async () => {
  const { again, fail } = await showStanding();
  const first = await line();
  again();
  expect(await line()).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(PAINTED)).toBeVisible();
  fail();
  expect(await line()).toHaveAttribute('role', 'alert');
  // A new element, so that it is announced.
  expect(await line()).not.toBe(first);
});

it.each(LANGUAGES)('says it in %s, and gives way to a page of another language', async (language) => {
  const { bridge } = await showStanding(language);
  expect(await line()).toBeVisible();
  act(() => bridge.language.set(language === 'pt_pt' ? 'en_us' : 'pt_pt'));
  await waitFor(() => expect(screen.getByText(PAINTED)).not.toBeVisible());
  expect(screen.queryByText(/14:20/)).not.toBeInTheDocument();
});
