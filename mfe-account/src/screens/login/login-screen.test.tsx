import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ApiError } from '@vez/shared/api-error';
import type { UserKind } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, renderRoute, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';
import { CLAUSE, newMobile, PERSON, PHONE } from '../../testing/facts';

const network = fakeNetwork();
type Around = Parameters<typeof renderRoute>[2];
const BACK = '/queueOrBook?service=7&location=2';
const WITH_RETURN = `/login?returnTo=${encodeURIComponent(BACK)}`;

const open = (address = '/login', around: Around = {}) => renderRoute(address, definition, around);
const consentIs = (show: boolean) => network.use(fakeCall('checkConsent', { show }));

type User = Awaited<ReturnType<typeof open>>['user'];
async function logInByMobile(user: User, number = newMobile().number) {
  await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), number);
  await user.click(screen.getByRole('button', { name: 'Get a code' }));
  await user.type(screen.getByRole('textbox', { name: 'Code from the SMS' }), '482915');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the ways to log in', () => {
  it('are a mobile number, a personal and a corporate account', async () => {
    const { container, bridge } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Personal account' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Corporate account' })).toBeVisible();
    expect(screen.getByText(/^Browse and search services/)).toBeVisible();
    expect(screen.getByText(/^Take a number or book with your mobile number/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue without logging in' })).toHaveAttribute(
      'href',
      '/home',
    );
    await waitFor(() => expect(bridge.trace.titles).toContain('Log in'));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('link back to the home of the remote counter', async () => {
    await open('/login', { mode: 'remoteCounter' });
    expect(await screen.findByRole('link', { name: 'Continue without logging in' })).toHaveAttribute(
      'href',
      '/remoteCounterHome',
    );
  });

  it.each([
    ['Personal account', 'personal'],
    ['Corporate account', 'corporate'],
  ])('lead to the provider of a %s, then back here for the consent', async (name, kind) => {
    const { bridge, user } = await open(WITH_RETURN);
    const login = jest.spyOn(bridge.auth, 'login');
    await user.click(await screen.findByRole('button', { name }));
    expect(login).toHaveBeenCalledWith(kind, WITH_RETURN);
  });

  it('explain that an account cannot be used without its provider', async () => {
    const { bridge, user } = await open();
    jest.spyOn(bridge.auth, 'login').mockRejectedValue(new Error('no provider'));
    await user.click(await screen.findByRole('button', { name: 'Corporate account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This account cannot be used to log in now.');
  });
});

describe('a login by mobile number', () => {
  it('sends a code, accepts it, and returns to the previous page [ACC-17]', async () => {
    consentIs(false);
    const mobile = newMobile();
    const { bridge, user } = await open(WITH_RETURN);
    await logInByMobile(user, mobile.number);
    await waitFor(() => expect(bridge.trace.visited).toEqual([BACK]));
    expect(bridge.trace.codesSent).toEqual([mobile]);
    expect(bridge.trace.codesTyped).toEqual(['482915']);
  });

  it('reports a wrong number before a code is sent, and missing fields [VAL-13] [VAL-17]', async () => {
    const { bridge, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Get a code' }));
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription(
      'Enter your mobile number.',
    );
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('textbox', { name: 'Code from the SMS' })).toHaveAccessibleDescription(
      'Enter the code.',
    );
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
    expect(bridge.trace.codesSent).toEqual([]);
    expect(bridge.trace.codesTyped).toEqual([]);
  });

  it('shows that the code is wrong until another is typed', async () => {
    const { user } = await open('/login', {
      verifyCode: () => Promise.reject(new ApiError({ kind: 'refused' }, 'The code is not right.')),
    });
    await logInByMobile(user);
    const field = screen.getByRole('textbox', { name: 'Code from the SMS' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('The code is not right.'));
    await user.type(field, '{Backspace}');
    expect(field).not.toHaveAccessibleDescription('The code is not right.');
  });

  it('selects a wrong code, so that the next one replaces it', async () => {
    const { user } = await open('/login', {
      verifyCode: () => Promise.reject(new ApiError({ kind: 'refused' }, 'The code is not right.')),
    });
    await logInByMobile(user);
    const field = screen.getByRole('textbox', { name: 'Code from the SMS' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('604711');
    expect(field).toHaveValue('604711');
  });

  it('is sent once for a double tap [UI-20]', async () => {
    consentIs(false);
    const { bridge, user } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), newMobile().number);
    await user.type(screen.getByRole('textbox', { name: 'Code from the SMS' }), '482915');
    await user.dblClick(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'You are logged in' })).toBeVisible();
    expect(bridge.trace.codesTyped).toEqual(['482915']);
  });

  it('can be done by keyboard alone', async () => {
    consentIs(false);
    const { bridge, user } = await open();
    const number = await screen.findByRole('textbox', { name: 'Mobile number' });
    number.focus();
    await user.keyboard(newMobile().number);
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bridge.trace.codesSent).toHaveLength(1));
    await user.tab();
    await user.keyboard('482915{Enter}');
    expect(await screen.findByRole('heading', { name: 'You are logged in' })).toBeVisible();
  });

  it('waits for a connection, and keeps its input', async () => {
    const { bridge, user } = await open();
    const mobile = newMobile();
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), mobile.number);
    act(() => bridge.setOnline(false));
    const words = 'You need a connection to log in.';
    await user.click(screen.getByRole('button', { name: 'Get a code' }));
    expect(screen.getByRole('textbox', { name: 'Code from the SMS' })).toHaveAccessibleDescription(words);
    for (const name of ['Log in', 'Personal account', 'Corporate account']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(words);
    }
    expect(bridge.trace.codesSent).toEqual([]);
    act(() => bridge.setOnline(true));
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(mobile.number);
    await user.click(screen.getByRole('button', { name: 'Get a code' }));
    expect(bridge.trace.codesSent).toEqual([mobile]);
  });

  it('leads to this site only', async () => {
    consentIs(false);
    const { bridge, user } = await open('/login?returnTo=%2F%2Fevil.test');
    await logInByMobile(user);
    expect(await screen.findByRole('heading', { name: 'You are logged in' })).toBeVisible();
    expect(bridge.trace.visited).toEqual([]);
  });
});

describe('the consent', () => {
  const serveClause = () => network.use(fakeCall('privacyClause', CLAUSE));

  it('is requested after the login when the server says so [ACC-25] [API-65] [UI-03]', async () => {
    const asked: Record<string, string>[] = [];
    network.use(
      fakeCall('checkConsent', ({ params }) => {
        asked.push(params);
        return { show: true };
      }),
      fakeCall('privacyClause', ({ params }) => ({ ...CLAUSE, id: Number(params.id) })),
    );
    const { bridge, user, container } = await open(WITH_RETURN);
    await screen.findByRole('button', { name: 'Personal account' });
    expect(asked).toEqual([]);

    act(() => bridge.setSession(PERSON));
    const modal = await screen.findByRole('dialog', { name: 'Privacy policy statement' });
    expect(asked).toEqual([{ account: 'e-1', deviceId: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    expect(within(modal).getByText('We collect only what we need.')).toBeVisible();
    expect(within(modal).queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
    await user.click(within(modal).getByRole('checkbox'));
    expect(within(modal).getByRole('button', { name: 'Done' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    expect(bridge.trace.visited).toEqual([]);
  });

  it('is saved by Done, which continues [API-66]', async () => {
    consentIs(true);
    serveClause();
    const agreed: unknown[] = [];
    network.use(
      fakeCall('consent', ({ body }) => {
        agreed.push(body);
        return { consentedAt: '2026-12-01T01:31:00Z' };
      }),
    );
    const { bridge, user } = await open(WITH_RETURN, { session: PERSON });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(bridge.trace.visited).toEqual([BACK]));
    expect(agreed).toEqual([{ account: 'e-1', deviceId: expect.any(String) }]);
  });

  it('reports that the system is busy if it could not be saved, and can be retried [ERR-18]', async () => {
    consentIs(true);
    serveClause();
    let fails = true;
    network.use(
      fakeCall('consent', () => (fails ? systemFailure() : { consentedAt: '2026-12-01T01:31:00Z' })),
    );
    const { bridge, user } = await open(WITH_RETURN, { session: PERSON });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The system is busy');
    expect(bridge.trace.visited).toEqual([]);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(bridge.trace.visited).toEqual([BACK]));
  });

  it('is refused by Cancel, which logs out and explains what is still possible [UI-03]', async () => {
    consentIs(true);
    serveClause();
    const { bridge, user } = await open(WITH_RETURN);
    await logInByMobile(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/You did not agree to the privacy statement/)).toBeVisible();
    expect(bridge.session.get()).toEqual({ kind: 'anonymous' });
    expect(screen.getByRole('button', { name: 'Personal account' })).toBeVisible();
    expect(bridge.trace.visited).toEqual([]);
  });

  it('is not requested twice [ACC-25]', async () => {
    consentIs(false);
    const { bridge } = await open(WITH_RETURN, { session: PERSON });
    await waitFor(() => expect(bridge.trace.visited).toEqual([BACK]));
  });

  it('cannot be skipped while its state is unknown, and offers a retry [ACC-25]', async () => {
    network.use(fakeCall('checkConsent', () => systemFailure()));
    const { bridge, user } = await open(WITH_RETURN, { session: PERSON });
    expect(await screen.findByRole('alert')).toHaveTextContent('The data could not be loaded');
    expect(bridge.trace.visited).toEqual([]);
    expect(screen.getByRole('button', { name: 'Home' })).toBeVisible();

    consentIs(true);
    serveClause();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We collect only what we need.')).toBeVisible();
    expect(bridge.trace.visited).toEqual([]);
  });

  it('cannot be given to a clause that did not load, which can be retried [ERR-19]', async () => {
    consentIs(true);
    network.use(fakeCall('privacyClause', () => systemFailure()));
    const { user } = await open('/login', { session: PERSON });
    expect(await screen.findByRole('alert')).toHaveTextContent('The data could not be loaded');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    serveClause();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We collect only what we need.')).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('a logged-in user', () => {
  it('sees name, number and ID number of the profile, and can log out [ACC-05]', async () => {
    consentIs(false);
    const { bridge, user, container } = await open('/login', { session: PERSON });
    expect(await screen.findByText('Chan Tai Man')).toBeVisible();
    expect(screen.getByText('+853 6612 ••34')).toBeVisible();
    expect(screen.getByText('51••••67')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Personal account' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('textbox', { name: 'Mobile number' })).toBeVisible();
    expect(bridge.session.get()).toEqual({ kind: 'anonymous' });
  });

  it.each<[UserKind, string]>([
    ['personal', 'Personal account'],
    ['corporate', 'Corporate account'],
    ['superApp', 'User of the app'],
  ])('sees the kind of account: %s', async (kind, words) => {
    consentIs(false);
    await open('/login', { session: { ...PERSON, kind } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('by mobile number alone may still log in with an account', async () => {
    const { bridge } = await open(WITH_RETURN, { session: PHONE });
    expect(await screen.findByRole('heading', { name: 'You are logged in' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Personal account' })).toBeVisible();
    expect(bridge.trace.visited).toEqual([]);
  });
});
