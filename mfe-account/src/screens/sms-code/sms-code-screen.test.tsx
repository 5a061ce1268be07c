import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ApiError } from '@vez/shared/api-error';
import type { PendingWrite, Session } from '@vez/shared/contracts/client';
import {
  fakeCall,
  fakeNetwork,
  noConnection,
  notedCall,
  refusal,
  renderRoute,
  systemFailure,
  type SentWrite,
} from '@vez/shared/testing';
import { definition } from '../../definition';
import {
  aQueue,
  aService,
  aNumber,
  PERSON,
  TICKET_ID,
  waitingBooking,
  waitingNumber,
} from '../../testing/facts';

const network = fakeNetwork();
type Around = Parameters<typeof renderRoute>[2];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  network.use(
    fakeCall('serviceById', aService()),
    fakeCall('counterInfo', aQueue()),
    fakeCall('consent', { consentedAt: '2026-12-01T01:31:00Z' }),
  );
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function open(pending: PendingWrite | undefined, around: Around = {}, path = '/sendMessage') {
  const view = renderRoute(path, definition, {
    journey: pending === undefined ? {} : { pending },
    advanceTimers: (ms) => void jest.advanceTimersByTime(ms),
    ...around,
  });
  // The code is requested on arrival, and its answer comes while the page opens.
  await pass(0);
  return view;
}

const field = () => screen.findByRole('textbox', { name: 'Code from the SMS' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Records the requests for numbers from now on. */
function takes() {
  const asked: SentWrite[] = [];
  network.use(notedCall('takeQueueTicket', aNumber, asked));
  return asked;
}

describe('the code', () => {
  it('is sent on arrival to the form’s number, which is partly hidden [UI-14] [UI-16]', async () => {
    const pending = waitingNumber({ area: '853', number: '66129934' });
    const { bridge, container } = await open(pending);
    expect(await screen.findByText('+853 6612 ••34')).toBeVisible();
    await waitFor(() => expect(bridge.trace.codesSent).toEqual([pending.mobile]));
    expect(await screen.findByText(/We texted a code to/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('We texted a code to +853 6612 ••34');
    expect(button('New code in 60 s')).toHaveAttribute('aria-disabled', 'true');
    await screen.findByText('Resident card renewal');
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be sent again after the countdown only, even when the page is reopened [UI-16] [UI-18]', async () => {
    const pending = waitingNumber();
    const { bridge, user, unmount } = await open(pending);
    await screen.findByText(/We texted a code to/);
    await pass(18_000);
    await user.click(button('New code in 42 s'));
    expect(bridge.trace.codesSent).toHaveLength(1);
    unmount();

    const view = await open(pending);
    expect(await screen.findByRole('button', { name: /New code in 4\d s/ })).toBeVisible();
    expect(view.bridge.trace.codesSent).toEqual([]);
    await pass(43_000);
    await view.user.click(button('Get a code'));
    expect(await screen.findByRole('button', { name: 'New code in 60 s' })).toBeVisible();
    expect(view.bridge.trace.codesSent).toHaveLength(1);
  });

  it('can be sent again by the clock, even when the page slept meanwhile [UI-16]', async () => {
    await open(waitingNumber());
    await screen.findByText(/We texted a code to/);
    // Timers do not run on a locked phone.
    jest.setSystemTime(Date.now() + 59_000);
    await pass(1_250);
    expect(button('Get a code')).not.toHaveAttribute('aria-disabled');
  });

  it('that exceeds the limit shows until when, offers other ways, and keeps the input [UI-17]', async () => {
    jest.setSystemTime(Date.parse('2026-12-01T02:00:00Z'));
    const facts = { kind: 'refused', reason: 'tooManyCodes', retryAfterSeconds: 600 } as const;
    const pending = waitingNumber();
    const { user, bridge } = await open(pending, {
      sendCode: () => Promise.reject(new ApiError(facts, 'Too many codes were asked for.')),
    });
    const notice = (await screen.findByText('Too many codes were asked for.')).closest<HTMLElement>(
      '[role=status]',
    )!;
    expect(notice).toHaveTextContent('You can ask for a new code today 10:10.');
    expect(within(notice).getByRole('link', { name: /needs no code/ })).toHaveAttribute(
      'href',
      `/login?returnTo=${encodeURIComponent(pending.returnTo)}`,
    );
    expect(within(notice).getByRole('link', { name: /^Call/ })).toBeVisible();
    await user.type(await field(), '48');
    await pass(599_000);
    expect(button('New code in 1 s')).toHaveAttribute('aria-disabled', 'true');
    await pass(1_500);
    expect(button('Get a code')).not.toHaveAttribute('aria-disabled');
    expect(await field()).toHaveValue('48');
    expect(bridge.trace.codesSent).toHaveLength(1);
  });

  it('can come from an office if no SMS is sent, and its last digit submits it', async () => {
    const facts = { kind: 'refused', reason: 'tooManyCodes', retryAfterSeconds: 600 } as const;
    const { user, bridge } = await open(waitingNumber(), {
      sendCode: () => Promise.reject(new ApiError(facts, 'Too many codes were asked for.')),
    });
    takes();
    await user.click(await screen.findByRole('button', { name: 'I have a code from an office' }));
    expect(screen.getByRole('heading', { name: 'Enter the code from the office' })).toBeVisible();
    await user.keyboard('482913550');
    await pass(2_000);
    expect(bridge.trace.codesTyped).toEqual([]);
    await user.keyboard('6');
    await waitFor(() => expect(bridge.trace.visited).toEqual([`/success?ticket=${TICKET_ID}&created=1`]));
    expect(bridge.trace.codesTyped).toEqual(['4829135506']);
  });

  it('that could not be sent shows a lasting error, and can be requested again [UI-17]', async () => {
    let fails = true;
    const { user, bridge } = await open(waitingNumber(), {
      sendCode: async () => {
        if (fails) throw new ApiError({ kind: 'refused' }, 'Too many codes were asked for.');
        return { challengeId: 'c', retryAfterSeconds: 60 };
      },
    });
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(/Too many codes were asked for\./),
    );
    expect(screen.queryByText(/We texted a code to/)).not.toBeInTheDocument();
    await pass(3_000);
    expect(await field()).toHaveAccessibleDescription(/Too many codes/);
    fails = false;
    await user.click(button('Get a code'));
    expect(await screen.findByText(/We texted a code to/)).toBeVisible();
    expect(bridge.trace.codesSent).toHaveLength(2);
  });

  it('can be filled in by the phone, or pasted with text around it', async () => {
    const { user, bridge } = await open(waitingNumber());
    const code = await field();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await user.click(code);
    takes();
    // The last digit submits the code, so the answer may come before the paste ends.
    await Promise.all([
      user.paste('Vez: 482 915.'),
      waitFor(() => expect(bridge.trace.visited).toHaveLength(1)),
    ]);
    expect(bridge.trace.codesTyped).toEqual(['482915']);
  });

  it('is required, and checked by the server alone [VAL-17]', async () => {
    const { user, bridge } = await open(waitingNumber());
    await field();
    await user.click(button('Next'));
    expect(await field()).toHaveAccessibleDescription(/Enter the code\./);
    expect(bridge.trace.codesTyped).toEqual([]);
  });
});

describe('next', () => {
  it.each([
    ['/sendMessage', 'NAV-13'],
    ['/sendMessageByReserve', 'NAV-14'],
  ])('is not needed after the sixth digit on %s [ACC-24] [%s]', async (path) => {
    const asked = takes();
    network.use(fakeCall('reserve', aNumber()));
    const pending = path === '/sendMessage' ? waitingNumber() : waitingBooking();
    const { user, bridge } = await open(pending, {}, path);
    await user.type(await field(), '48291');
    await pass(2_000);
    expect(bridge.trace.codesTyped).toEqual([]);
    expect(asked).toEqual([]);
    await user.keyboard('5');
    await waitFor(() => expect(bridge.trace.visited).toEqual([`/success?ticket=${TICKET_ID}&created=1`]));
    expect(bridge.trace.codesTyped).toEqual(['482915']);
  });

  it('sends a shorter code, since only the server knows the format [VAL-17] [ACC-24]', async () => {
    takes();
    const { user, bridge } = await open(waitingNumber());
    await user.type(await field(), '4829');
    await user.click(button('Next'));
    await waitFor(() => expect(bridge.trace.codesTyped).toEqual(['4829']));
  });

  it('takes the pending number with the key of its form, and publishes it [QUE-09] [ACC-04] [API-37]', async () => {
    const asked = takes();
    const pending = waitingNumber();
    const { user, bridge } = await open(pending);
    expect(await screen.findByText('You are taking a number for')).toBeVisible();
    expect(await screen.findByText('4 people waiting · 2 counters open')).toBeVisible();
    expect(await screen.findByText('China Plaza, Avenida da Praia Grande 804')).toBeVisible();
    await user.type(await field(), '482915');
    await user.click(button('Next'));
    await waitFor(() => expect(bridge.trace.visited).toEqual([`/success?ticket=${TICKET_ID}&created=1`]));
    expect(asked).toEqual([
      { body: { ...pending.request, messageCode: '482915' }, key: pending.idempotencyKey },
    ]);
    expect(bridge.trace.published).toEqual([
      { name: 'ticket/created', fact: { ticketId: TICKET_ID, flow: 'queue' } },
    ]);
    expect(bridge.journey.get().pending).toBeUndefined();
  });

  it('makes the pending booking, whose day and time are shown before [BOK-29] [DAT-60]', async () => {
    let body: unknown;
    network.use(
      fakeCall('reserve', (asked) => {
        body = asked.body;
        return aNumber();
      }),
    );
    const pending = waitingBooking();
    const { user, bridge } = await open(pending, {}, '/sendMessageByReserve');
    expect(await screen.findByText('Friday 4 December 2026 10:30')).toBeVisible();
    expect(screen.getByText('You are booking')).toBeVisible();
    await user.type(await field(), '482915');
    await user.click(button('Next'));
    await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
    expect(body).toEqual(pending.request);
    expect(bridge.trace.published[0]).toMatchObject({ fact: { flow: 'reservation' } });
  });

  it.each([
    ['wrong', 'codeWrong', 'The code is not right. Tries left: 2.'],
    ['old', 'codeExpired', 'The code has expired. Please get a new one.'],
    ['used', 'codeUsed', 'The code has been used already. Please get a new one.'],
    ['tried too often', 'tooManyTries', 'Too many wrong tries. Please get a new code.'],
  ] as const)('reports at the field that the code is %s, and accepts another', async (_, reason, words) => {
    const asked = takes();
    let right = false;
    const { user, bridge } = await open(waitingNumber(), {
      verifyCode: async () => {
        if (!right) throw new ApiError({ kind: 'refused', reason }, words);
      },
    });
    await user.type(await field(), '000000');
    await user.click(button('Next'));
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(new RegExp(words)));
    expect(asked).toEqual([]);

    // The wrong code is selected, so that the next one replaces it.
    expect(await field()).toHaveFocus();
    right = true;
    await user.keyboard('482915');
    expect(await field()).toHaveValue('482915');
    expect(await field()).not.toHaveAccessibleDescription(new RegExp(words));
    await pass(1_000);
    await user.click(button('Next'));
    await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
  });

  it('keeps the message of a wrong code when the SMS is confirmed after it', async () => {
    const confirm: (() => void)[] = [];
    const { user } = await open(waitingNumber(), {
      sendCode: () =>
        new Promise((resolve) => {
          confirm.push(() => resolve({ challengeId: 'late', retryAfterSeconds: 60 }));
        }),
      verifyCode: async () => {
        throw new ApiError({ kind: 'refused', reason: 'codeWrong' }, 'The code is not right.');
      },
    });
    await user.type(await field(), '000000');
    await user.click(button('Next'));
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/The code is not right\./));
    expect(confirm).toHaveLength(1);
    confirm[0]!();
    expect(await screen.findByText(/We texted a code to/)).toBeVisible();
    expect(await field()).toHaveAccessibleDescription(/The code is not right\./);
  });

  it('saves a visitor’s consent of the form, so that no login asks again [API-66]', async () => {
    takes();
    const agreed: unknown[] = [];
    network.use(
      fakeCall('consent', ({ body }) => {
        agreed.push(body);
        return { consentedAt: '2026-12-01T01:31:00Z' };
      }),
    );
    const { mobile, ...rest } = waitingNumber();
    const { user, bridge } = await open({ mobile, ...rest });
    await user.type(await field(), '482915');
    await user.click(button('Next'));
    await waitFor(() =>
      expect(agreed).toEqual([{ account: `853-${mobile.number}`, deviceId: expect.any(String) }]),
    );
    await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
  });

  it.each<[string, Session | undefined, () => Response]>([
    ['that cannot be kept', undefined, () => systemFailure()],
    ['of somebody with an account, who agreed at the login', PERSON, () => systemFailure()],
  ])('does not fail because of a consent %s', async (_, session, answer) => {
    takes();
    let asked = 0;
    network.use(
      fakeCall('consent', () => {
        asked += 1;
        return answer();
      }),
    );
    const { user, bridge } = await open(waitingNumber(), session ? { session } : {});
    await user.type(await field(), '482915');
    await user.click(button('Next'));
    await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
    expect(asked > 0).toBe(session === undefined);
  });

  it('sends once for a double tap [UI-20]', async () => {
    const asked = takes();
    const { user, bridge } = await open(waitingNumber());
    await user.type(await field(), '482915');
    await user.dblClick(button('Next'));
    await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
    expect(asked).toHaveLength(1);
  });

  it('waits for a connection', async () => {
    const { user, bridge } = await open(waitingNumber());
    await field();
    act(() => bridge.setOnline(false));
    await user.type(await field(), '482915');
    expect(button('Next')).toHaveAccessibleDescription('You need a connection to continue.');
    await user.keyboard('{Enter}');
    expect(bridge.trace.codesTyped).toEqual([]);
  });
});

describe('the hold of the booking', () => {
  const holdId = '6b1c3a52-4a0e-4f6e-9a53-0000000000aa';
  const waiting = () => {
    const pending = waitingBooking();
    const hold = { expiresAt: new Date(Date.now() + 120_000).toISOString(), renewable: true };
    return { ...pending, request: { ...pending.request, holdId }, hold };
  };
  const openIt = () => open(waiting(), {}, '/sendMessageByReserve');

  it('stays in view, and offers more time in its last minute [BOK-32]', async () => {
    network.use(
      fakeCall('renewHold', {
        holdId,
        expiresAt: '2026-12-01T01:41:00Z',
        secondsLeft: 600,
        renewable: false,
      }),
    );
    const { user, bridge, container } = await openIt();
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(2 min 0 s|1 min 5\d s)$/);
    expect(screen.queryByRole('button', { name: 'More time' })).not.toBeInTheDocument();
    await pass(61_000);
    expect(screen.getByRole('alert')).toHaveTextContent('The time is nearly over');
    await user.click(button('More time'));
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^(10|9) min/));
    expect(screen.queryByRole('button', { name: 'More time' })).not.toBeInTheDocument();
    expect(bridge.journey.get().pending).toMatchObject({ hold: { renewable: false } });
    expect(bridge.trace.toasts).toEqual(['Your time is held for longer']);
    expect(await field()).toHaveFocus();
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can run out: the code still books what is free [BOK-32]', async () => {
    network.use(fakeCall('reserve', aNumber()));
    const { user, bridge } = await openIt();
    await pass(121_000);
    expect(await screen.findByText(/no longer held for you/)).toBeVisible();
    await user.type(await field(), '482915');
    await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
  });
});

describe('when the server refuses', () => {
  it('explains why, leads back to the form, and retries without a second code [ERR-02]', async () => {
    let refused = true;
    const asked: SentWrite[] = [];
    const answer = () => (refused ? refusal('queueFull', 'No more numbers online today.') : aNumber());
    network.use(notedCall('takeQueueTicket', answer, asked));
    const pending = waitingNumber();
    const { user, bridge, container } = await open(pending);
    await user.type(await field(), '482915');
    await user.click(button('Next'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No more numbers online today. (602)');
    expect(screen.getByRole('link', { name: 'Go back and change' })).toHaveAttribute(
      'href',
      pending.returnTo,
    );
    expect(screen.getByRole('heading', { name: 'Your number is confirmed' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Code from the SMS' })).not.toBeInTheDocument();
    expect(bridge.journey.get().pending).toMatchObject(pending);

    refused = false;
    await pass(1_000);
    await user.click(button('Try again'));
    await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
    expect(bridge.trace.codesTyped).toEqual(['482915']);
    expect(asked.map(({ key }) => key)).toEqual([pending.idempotencyKey, pending.idempotencyKey]);
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers first to go back and choose again, with all input kept [ERR-02]', async () => {
    network.use(
      fakeCall('reserve', () => refusal('slotTaken', 'This time was just taken. Please choose another.')),
    );
    const pending = waitingBooking();
    const { user, bridge } = await open(pending, {}, '/sendMessageByReserve');
    await user.type(await field(), '482915');
    await user.click(button('Next'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This time was just taken.');
    await user.click(screen.getByRole('link', { name: 'Go back and change' }));
    expect(bridge.trace.visited).toEqual([pending.returnTo]);
    expect(bridge.journey.get().pending).toMatchObject(pending);
  });

  it('continues after a reload with the same write and no second code [ACC-24]', async () => {
    network.use(fakeCall('takeQueueTicket', () => noConnection()));
    const { user, bridge, unmount } = await open(waitingNumber());
    await user.type(await field(), '482915');
    await user.click(button('Next'));
    await screen.findByText('We don’t know yet whether it was done');
    const { pending } = bridge.journey.get();
    unmount();

    const asked = takes();
    const view = await open(pending);
    expect(screen.getByRole('heading', { name: 'Your number is confirmed' })).toBeVisible();
    await view.user.click(button('Next'));
    await waitFor(() => expect(view.bridge.trace.visited).toHaveLength(1));
    expect(view.bridge.trace.codesSent).toEqual([]);
    expect(asked).toEqual([
      { body: { ...pending?.request, messageCode: '482915' }, key: pending?.idempotencyKey },
    ]);
  });

  it('leads to my tickets when the key was used with an ID number lost by a reload', async () => {
    network.use(
      fakeCall('takeQueueTicket', () => refusal('keyReused', 'This was sent before with other details.')),
    );
    const { user } = await open({ ...waitingNumber(), proved: '482915' });
    await user.click(button('Next'));
    expect(await screen.findByText('We don’t know yet whether it was done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my tickets' })).toBeVisible();
  });

  it('offers a retry without a second code when the server failed [ERR-03]', async () => {
    network.use(fakeCall('takeQueueTicket', () => systemFailure()));
    const { user, bridge } = await open(waitingNumber());
    await user.type(await field(), '482915');
    await user.click(button('Next'));
    expect(await screen.findByText('We don’t know yet whether it was done')).toBeVisible();
    takes();
    await pass(1_000);
    await user.click(button('Try again'));
    await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
    expect(bridge.trace.codesTyped).toEqual(['482915']);
  });

  it('asks for another code when the login ended meanwhile [ERR-06]', async () => {
    network.use(fakeCall('takeQueueTicket', () => new Response('{}', { status: 401 })));
    const { user, bridge } = await open(waitingNumber());
    await user.type(await field(), '482915');
    await user.click(button('Next'));
    expect(await screen.findByText('We texted a code to')).toBeVisible();
    expect(await field()).toHaveValue('');
    const asked = takes();
    await user.type(await field(), '604711');
    await pass(1_000);
    await user.click(button('Next'));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(bridge.trace.codesTyped).toEqual(['482915', '604711']);
    expect(bridge.trace.codesSent).toHaveLength(2);
  });

  it('leads to my tickets when the result is unknown', async () => {
    network.use(fakeCall('takeQueueTicket', () => noConnection()));
    const { user } = await open(waitingNumber());
    await user.type(await field(), '482915');
    await user.click(button('Next'));
    expect(await screen.findByText('We don’t know yet whether it was done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my tickets' })).toHaveAttribute('href', '/myBooking');
    expect(screen.queryByRole('link', { name: 'Go back and change' })).not.toBeInTheDocument();
  });

  it('sends no ID number lost by a reload, and shows that it is missing', async () => {
    const asked = takes();
    const pending = waitingNumber();
    const { identifyNo: _, ...kept } = pending.request;
    const { user } = await open({ ...pending, request: kept as typeof pending.request });
    await user.type(await field(), '482915');
    await user.click(button('Next'));
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ identifyNo: null }));
  });
});

describe('the ways out', () => {
  it('are back to correct the number with all input kept, and a phone number', async () => {
    const pending = waitingNumber();
    const { bridge, user } = await open(pending);
    await user.click(await screen.findByRole('link', { name: 'Change number' }));
    expect(bridge.trace.visited).toEqual([pending.returnTo]);
    expect(bridge.journey.get().pending).toEqual(pending);
  });

  it('are shown even without the name of the service, and the code can still be typed [ACC-24]', async () => {
    network.use(fakeCall('serviceById', () => systemFailure()));
    await open(waitingNumber());
    expect(await screen.findByRole('link', { name: '2855 0100' })).toHaveAttribute('href', 'tel:28550100');
    await pass(10_000);
    expect(screen.queryByText('Resident card renewal')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /refresh/i })).not.toBeInTheDocument();
    expect(await field()).toBeVisible();
    expect(button('Next')).toBeVisible();
  });

  it.each(['/sendMessage', '/sendMessageByReserve'])(
    'lead home when nothing is pending on %s [NAV-28]',
    async (path) => {
      const { bridge } = await open(undefined, {}, path);
      await waitFor(() => expect(bridge.trace.visited).toEqual(['/home']));
      expect(bridge.trace.toasts).toEqual(['No number or booking is waiting for a code.']);
      expect(bridge.trace.codesSent).toEqual([]);
    },
  );
});
