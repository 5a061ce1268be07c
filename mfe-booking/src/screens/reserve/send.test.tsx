import { act, screen, waitFor, within } from '@testing-library/react';
import type { RefusalReason } from '@vez/shared/domain';
import { fakeCall, fakeNetwork, noConnection, notedCall, refusal, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import { bookingCity, chooseDayAlone, dayButton, fillIn, go, phone, time } from '../../testing/city';
import { aBooking, aHold, COMPANY, HOST_USER, PERSON, PHONE, TICKET_ID } from '../../testing/facts';

const HELD = '6b1c3a52-4a0e-4f6e-9a53-00000000000a';
const network = fakeNetwork();
const city = bookingCity(network, 200);

describe('sending the form', () => {
  it('hands the booking to the SMS code screen, once for a double tap [BOK-11] [BOK-27] [BOK-29]', async () => {
    city.serve();
    const { bridge, user } = await city.open();
    await fillIn(user);
    await waitFor(() => expect(city.log.held).toHaveLength(1));
    await screen.findByRole('timer');
    await user.dblClick(go());
    expect(bridge.trace.visited).toEqual(['/sendMessageByReserve']);
    expect(bridge.journey.get().pending).toEqual({
      flow: 'reservation',
      mobile: { area: '853', number: '66123834' },
      idempotencyKey: expect.any(String) as string,
      returnTo: city.at,
      hold: { expiresAt: expect.any(String) as string, renewable: true },
      request: {
        departmentId: 1,
        departmentCode: 'DSI',
        locationId: 2,
        serviceId: city.id,
        bookingDate: '04/12/2026',
        bookingTime: '09:30',
        identifyNo: null,
        contactType: 'P',
        mobNum: '66123834',
        mobArea: '853',
        contactEmail: null,
        otherContact: null,
        holdId: '6b1c3a52-4a0e-4f6e-9a53-000000000000',
      },
    });
    expect(city.log.booked).toEqual([]);
  });

  it.each([
    ['books', PHONE],
    ['continues to the SMS code', undefined],
  ])('waits for the pending hold, then %s with it', async (_, session) => {
    city.serve();
    let answer: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      fakeCall('holdSlot', async () => {
        await arrived;
        return aHold(HELD);
      }),
    );
    const { bridge, user } = await city.open(session ? { session } : {});
    if (session) {
      await user.click(await dayButton(4));
      await user.click(await time('09:30'));
    } else await fillIn(user);
    await user.click(go(session && 'Confirm the booking'));
    expect(go(session && 'Confirm the booking')).toHaveAttribute('aria-busy', 'true');
    expect(bridge.trace.visited).toEqual([]);
    expect(city.log.booked).toEqual([]);
    answer();
    await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
    const pending = bridge.journey.get().pending?.request;
    expect(session ? city.log.booked[0]?.body : pending).toMatchObject({ holdId: HELD });
  });

  it('sends nothing if the hold is refused [FLT-44]', async () => {
    city.serve();
    let answer: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      fakeCall('holdSlot', async () => {
        await arrived;
        return refusal('slotTaken', 'This time was just taken.');
      }),
    );
    const { bridge, user } = await city.open();
    await fillIn(user);
    await user.click(go());
    answer();
    expect(await screen.findByText(/This time was just taken/)).toBeVisible();
    expect(bridge.trace.visited).toEqual([]);
  });

  it.each([
    ['a phone login', PHONE],
    ['a personal account', PERSON],
    ['the host app', HOST_USER],
  ])('books directly for %s with its own number [BOK-12] [BOK-28] [ACC-10]', async (_, session) => {
    city.serve();
    const { bridge, user } = await city.open({ session });
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    await user.dblClick(go('Confirm the booking'));
    await waitFor(() => expect(bridge.trace.visited).toEqual([`/success?ticket=${TICKET_ID}&created=1`]));
    expect(city.log.booked).toHaveLength(1);
    expect(city.log.booked[0]!.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(bridge.trace.published).toEqual([
      { name: 'ticket/created', fact: { ticketId: TICKET_ID, flow: 'reservation' } },
    ]);
    // The booking owns the slot now.
    expect(city.log.released).toEqual([]);
  });

  it('asks a logged-in user with another number for the SMS code [BOK-29]', async () => {
    city.serve();
    const { bridge, user } = await city.open({ session: COMPANY });
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    await user.clear(await phone());
    await user.type(await phone(), '66123834');
    await user.click(go('Continue'));
    expect(bridge.trace.visited).toEqual(['/sendMessageByReserve']);
  });

  it('warns in the last minute of the hold, and hands the rest over [BOK-29] [BOK-32]', async () => {
    city.serve();
    const { bridge, user } = await city.open();
    await fillIn(user);
    await screen.findByRole('timer');
    const expiresAt = new Date(Date.now() + 600_000).toISOString();
    jest.setSystemTime(Date.now() + 545_000);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The time is nearly over'));
    await user.click(go());
    expect(bridge.trace.visited).toEqual(['/sendMessageByReserve']);
    expect(bridge.journey.get().pending).toMatchObject({ hold: { expiresAt, renewable: true } });
  });

  it('shows a toast for missing input, and sends nothing [VAL-31] [ERR-37]', async () => {
    city.serve();
    const { bridge, user } = await city.open();
    await dayButton(4);
    await user.click(go());
    expect(bridge.trace.toasts).toEqual(['Please fill in the missing information']);
    expect(bridge.trace.visited).toEqual([]);
    expect(city.log.booked).toEqual([]);
  });

  it('lists what is missing in a summary and at each field [VAL-13] [VAL-34] [VAL-35]', async () => {
    city.serve({ offer: { checkIdCardReservation: true } });
    const { user } = await city.open();
    await chooseDayAlone(user);
    await user.click(go());
    const summary = screen.getByRole('alert', { name: /Correct 4 fields/ });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Required to select: time',
      'Required to fill in: ID number',
      'Enter your mobile number.',
      'Please agree to the privacy terms',
    ]);
    expect(screen.getAllByText('Required to select: time')).toHaveLength(2);

    await user.click(within(summary).getByRole('link', { name: 'Required to fill in: ID number' }));
    expect(screen.getByRole('textbox', { name: 'ID number' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: 'ID number' }), '1');
    expect(screen.queryByText('Required to fill in: ID number')).not.toBeInTheDocument();
  });

  it('shows a wrong length of ID number and phone at the fields [VAL-18] [VAL-20]', async () => {
    city.serve({ offer: { checkIdCardReservation: true } });
    const { bridge, user } = await city.open();
    await fillIn(user);
    const idNumber = screen.getByRole('textbox', { name: 'ID number' });
    await user.type(idNumber, '1234567');
    await user.clear(await phone());
    await user.type(await phone(), '661238');
    await user.keyboard('{Enter}');
    expect(idNumber).toHaveAccessibleDescription(/8 or 18 characters/);
    expect(await phone()).toHaveAccessibleDescription(/wrong length/);
    // Wrong, not missing.
    expect(bridge.trace.toasts).toEqual([]);
  });

  it('waits for the connection, and keeps its input', async () => {
    city.serve();
    const { bridge, user } = await city.open();
    await fillIn(user);
    act(() => bridge.setOnline(false));
    await waitFor(() => expect(go()).toHaveAttribute('aria-disabled', 'true'));
    expect(go()).toHaveAccessibleDescription(/You are offline/);
    await user.click(go());
    expect(bridge.trace.visited).toEqual([]);
    expect(await phone()).toHaveValue('66123834');
    act(() => bridge.setOnline(true));
    await waitFor(() => expect(go()).not.toHaveAttribute('aria-disabled'));
  });

  it('is disabled with a reason if no SMS code can be checked', async () => {
    city.serve();
    await city.open({ missing: ['/sendMessageByReserve'] });
    await dayButton(4);
    expect(go()).toHaveAccessibleDescription(/Codes by SMS are not available/);
  });
});

describe('a refusal', () => {
  const refuse = (reason: RefusalReason, message: string) =>
    network.use(fakeCall('reserve', () => refusal(reason, message)));
  const send = async () => {
    const view = await city.open({ session: PHONE });
    await view.user.click(await dayButton(4));
    await view.user.click(await time('09:30'));
    await screen.findByRole('timer');
    await view.user.click(go('Confirm the booking'));
    return view;
  };

  it.each(['slotTaken', 'holdExpired', 'timeNotBookable'] as const)(
    'for a time that cannot be booked (%s) clears only the time',
    async (reason) => {
      city.serve();
      refuse(reason, 'This time was just taken');
      const { bridge, user } = await send();
      expect(await screen.findByText('This time was just taken (602)')).toBeVisible();
      expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
      expect(await phone()).toHaveValue('66123834');
      expect(city.log.released).toHaveLength(1);
      city.serve();
      await user.click(await time('10:30'));
      expect(screen.queryByText('This time was just taken (602)')).not.toBeInTheDocument();
      jest.setSystemTime(Date.now() + 2_000);
      await user.click(go('Confirm the booking'));
      await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
      expect(city.log.booked[0]!.body).toMatchObject({ bookingTime: '10:30' });
    },
  );

  it('for a duplicate booking leads to my tickets', async () => {
    city.serve();
    refuse('alreadyBooked', 'You have this booking');
    await send();
    expect(await screen.findByText('Nothing was booked')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My tickets' })).toHaveAttribute('href', '/myBooking');
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '09:30');
  });

  it('for a rejected ID number is shown at its field', async () => {
    city.serve({ offer: { checkIdCardReservation: true } });
    refuse('idNumberInvalid', 'The ID number is wrong');
    const { user } = await city.open({ session: PHONE });
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    await user.type(screen.getByRole('textbox', { name: 'ID number' }), '1234/670');
    await user.click(go('Confirm the booking'));
    expect(
      await screen.findByRole('link', { name: 'The ID number is not right. Please check it' }),
    ).toBeVisible();
  });

  it('that never arrives leaves the result unknown, and a retry sends the same key', async () => {
    city.serve();
    const sent: SentWrite[] = [];
    let broken = true;
    network.use(notedCall('reserve', () => (broken ? noConnection() : aBooking()), sent));
    const { bridge, user } = await send();
    expect(await screen.findByText('We don’t know yet whether it was done')).toBeVisible();
    broken = false;
    jest.setSystemTime(Date.now() + 2_000);
    await user.click(go('Confirm the booking'));
    await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});

describe('input', () => {
  it('is kept when the page is left and opened again', async () => {
    city.serve();
    const { user, unmount } = await city.open();
    await fillIn(user);
    unmount();
    await city.open();
    expect(await phone()).toHaveValue('66123834');
    expect(await time('09:30')).toBeChecked();
  });

  it('is kept at another office, except the time', async () => {
    city.serve();
    const { user, unmount } = await city.open();
    await fillIn(user);
    unmount();
    city.serve();
    await city.open({ at: 3 });
    expect(await phone()).toHaveValue('66123834');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('is kept on the way back from the SMS code', async () => {
    city.serve();
    const { bridge, user, unmount } = await city.open();
    await fillIn(user);
    await screen.findByRole('timer');
    await user.click(go());
    const { pending } = bridge.journey.get();
    unmount();
    await city.open({ journey: { pending } });
    expect(await phone()).toHaveValue('66123834');
    expect(await time('09:30')).toBeChecked();
    expect(screen.getByRole('checkbox')).toBeChecked();
    // The first hold stays.
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(city.log.held).toHaveLength(1);
    expect(city.log.released).toEqual([]);
  });

  it('holds its time again after a reload', async () => {
    city.serve();
    const holdId = '6b1c3a52-4a0e-4f6e-9a53-0000000000ff';
    const { bridge, user, unmount } = await city.open();
    await fillIn(user);
    await user.click(go());
    const { pending } = bridge.journey.get();
    if (pending?.flow !== 'reservation') throw new Error('No booking waits for the code.');
    unmount();
    city.log.held.splice(0);
    await city.open({
      journey: { pending: { ...pending, request: { ...pending.request, holdId } } },
    });
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(city.log.released).toEqual([holdId]);
    expect(city.log.held).toEqual([expect.objectContaining({ bookingTime: '09:30' })]);
  });

  it('is kept after a reload, except the ID number, and its time is held again', async () => {
    const story = { offer: { checkIdCardReservation: true } };
    city.serve(story);
    const { bridge, user, unmount } = await city.open();
    await fillIn(user);
    await user.type(screen.getByRole('textbox', { name: /ID number/ }), '12345678');
    await screen.findByRole('timer');
    const { draft } = bridge.journey.get();
    unmount();
    // After a reload only the journey is left, without the ID number.
    definition.forget?.();
    const { idNumber: _, ...values } = draft!.values;
    await waitFor(() => expect(city.log.released).toHaveLength(1));
    city.log.held.splice(0);
    city.log.released.splice(0);

    city.serve(story);
    await city.open({ journey: { draft: { ...draft!, values } } });
    expect(await phone()).toHaveValue('66123834');
    expect(await time('09:30')).toBeChecked();
    expect(screen.getByRole('textbox', { name: /ID number/ })).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /I have read and agree/ })).toBeChecked();
    expect(await screen.findByRole('timer')).toBeVisible();
    // Releases the old hold before it requests a new one.
    expect(city.log.released).toEqual([draft!.holdId]);
    expect(city.log.held).toHaveLength(1);
  });

  it('is dropped once it is sent', async () => {
    city.serve();
    const { bridge, user } = await city.open({ session: PHONE });
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    expect(bridge.journey.get().draft?.values).toMatchObject({ day: '2026-12-04', time: '09:30' });
    await screen.findByRole('timer');
    await user.click(go('Confirm the booking'));
    await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
    expect(bridge.journey.get().draft).toBeUndefined();
  });
});
