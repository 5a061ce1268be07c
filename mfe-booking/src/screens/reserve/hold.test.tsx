import { act, screen, waitFor } from '@testing-library/react';
import { fakeCall, fakeNetwork, refusal, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { bookingCity, dayButton, fillIn, go, phone, time } from '../../testing/city';
import { aBooking, aHold, PHONE, TICKET_ID } from '../../testing/facts';

const network = fakeNetwork();
const city = bookingCity(network, 300);

const HELD = '6b1c3a52-4a0e-4f6e-9a53-000000000000';
const NEXT = '6b1c3a52-4a0e-4f6e-9a53-000000000001';

describe('the hold of the proposed time', () => {
  it('is not requested by viewing the page or by a profile that fills in the form [BOK-32]', async () => {
    city.serve();
    const { bridge, unmount } = await city.open();
    expect(await screen.findByText('Friday 4 December 2026 09:30')).toBeVisible();
    act(() => bridge.setSession(PHONE));
    expect(await phone()).toHaveValue('66123834');
    unmount();
    expect(city.log).toMatchObject({ held: [], released: [] });
  });

  it.each(['field', 'consent'])('is requested on the first touch of a %s [BOK-32]', async (first) => {
    city.serve();
    const { user } = await city.open();
    await screen.findByText('Friday 4 December 2026 09:30');
    const touched = first === 'field' ? await phone() : screen.getByRole('checkbox', { name: /agree/ });
    await user.click(touched);
    expect(await screen.findByRole('timer', { name: 'Time left' })).toBeVisible();
    await user.type(await phone(), '66123834');
    expect(city.log.held).toHaveLength(1);
  });

  it('is released when the page is hidden, and requested again when the browser restores it', async () => {
    city.serve();
    const { user } = await city.open();
    await screen.findByText('Friday 4 December 2026 09:30');
    await user.type(await phone(), '6612');
    await screen.findByRole('timer');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await waitFor(() => expect(city.log.released).toEqual([HELD]));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(city.log.held).toHaveLength(2);
    expect(await phone()).toHaveValue('6612');
  });

  it('moves to another time if the slot was taken while the page was hidden', async () => {
    city.serve();
    const { user } = await city.open();
    await screen.findByText('Friday 4 December 2026 09:30');
    await user.type(await phone(), '6612');
    await screen.findByRole('timer');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await waitFor(() => expect(city.log.released).toEqual([HELD]));
    let refused = 0;
    network.use(
      fakeCall('holdSlot', ({ body }) => {
        const isTaken = (body as { bookingTime: string }).bookingTime === '09:30';
        refused += Number(isTaken);
        return isTaken ? refusal('slotTaken', 'Taken') : aHold(NEXT);
      }),
    );
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByText('Friday 4 December 2026 10:30')).toBeVisible();
    expect(refused).toBe(1);
    expect(screen.getAllByText('09:30 was just taken. This is the next free time.')[0]).toBeVisible();
    expect(await phone()).toHaveValue('6612');
  });

  it('is requested once when the citizen submits a form filled in by the profile [BOK-32]', async () => {
    city.serve();
    const { bridge, user } = await city.open({ session: PHONE });
    await screen.findByText('Friday 4 December 2026 09:30');
    await user.click(go('Confirm the booking'));
    await waitFor(() => expect(bridge.trace.visited).toEqual([`/success?ticket=${TICKET_ID}&created=1`]));
    expect(city.log.held).toEqual([
      { serviceId: city.id, locationId: 2, bookingDate: '04/12/2026', bookingTime: '09:30' },
    ]);
    expect(city.log.booked[0]!.body).toMatchObject({ holdId: HELD });
  });

  it('moves to the next free time if the slot was taken, and shows why', async () => {
    city.serve();
    const taken = refusal('slotTaken', 'This time was just taken');
    network.use(
      fakeCall('holdSlot', ({ body }) => {
        city.log.held.push(body);
        return city.log.held.length === 1 ? taken : aHold(HELD);
      }),
    );
    const { user } = await city.open();
    await screen.findByText('Friday 4 December 2026 09:30');
    await user.type(await phone(), '6612');
    expect(await screen.findByText('Friday 4 December 2026 10:30')).toBeVisible();
    expect(screen.getByText('A free time, chosen for you')).toBeVisible();
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(screen.getAllByText('09:30 was just taken. This is the next free time.')[0]).toBeVisible();
    expect(await phone()).toHaveValue('6612');
  });

  it('is proposed again after a reload', async () => {
    city.serve();
    const before = await city.open();
    await screen.findByText('Friday 4 December 2026 09:30');
    await before.user.click(await phone());
    await waitFor(() => expect(before.bridge.journey.get().draft?.holdId).toBe(HELD));
    const journey = before.bridge.journey.get();
    before.unmount();
    await waitFor(() => expect(city.log.released).toEqual([HELD]));
    definition.forget?.();
    await city.open({ journey });
    expect(await screen.findByText('Friday 4 December 2026 09:30')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose another time' })).toBeVisible();
    await waitFor(() => expect(city.log.held).toHaveLength(2));
  });
});

describe('the hold of a chosen time', () => {
  it('waits until the focus leaves the times while arrow keys pass them [BOK-32]', async () => {
    const all = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
    city.serve({ times: { totalTimeSlot: all.map((timeSlot) => ({ timeSlot, enabled: true })) } });
    const { user } = await city.open();
    await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
    const first = await time('08:00');
    act(() => first.focus());
    for (let press = 0; press < 6; press += 1) await user.keyboard('{ArrowRight}');
    expect(await time('11:00')).toBeChecked();
    expect(city.log.held).toHaveLength(0);
    await user.tab();
    await waitFor(() => expect(city.log.held).toHaveLength(1));
    expect(city.log.held[0]).toMatchObject({ bookingTime: '11:00' });
    expect(city.log.released).toEqual([]);
    expect(await screen.findByRole('timer')).toBeVisible();
  });

  it('starts with the choice, and counts down [BOK-32]', async () => {
    city.serve();
    const { user } = await city.open();
    await user.click(await dayButton(4));
    await user.click(await time('10:30'));
    await waitFor(() => expect(city.log.held.at(-1)).toMatchObject({ bookingTime: '10:30' }));
    expect(await screen.findByRole('timer', { name: 'Time left' })).toHaveTextContent('10 min 0 s');
    jest.setSystemTime(Date.now() + 61_000);
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('8 min 59 s'));
  });

  it('moves with the choice, and releases the old time', async () => {
    city.serve();
    const { user } = await city.open();
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    await screen.findByRole('timer');
    await user.click(await time('10:30'));
    await waitFor(() => expect(city.log.held).toHaveLength(2));
    expect(city.log.released).toEqual([HELD]);
    await user.click(screen.getByRole('button', { name: /Change the date/ }));
    await user.click(await dayButton(7));
    await waitFor(() => expect(city.log.released).toEqual([HELD, NEXT]));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('is released when the page unmounts, even if its answer arrives later', async () => {
    city.serve();
    const { user, unmount } = await city.open();
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    unmount();
    await waitFor(() => expect(city.log.released).toEqual([HELD]));
  });

  it('can be renewed once in its last minute', async () => {
    city.serve();
    const { bridge, user } = await city.open();
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    await screen.findByRole('timer');
    expect(screen.queryByRole('button', { name: 'More time' })).not.toBeInTheDocument();
    jest.setSystemTime(Date.now() + 545_000);
    await user.click(await screen.findByRole('button', { name: 'More time' }));
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('10 min 0 s'));
    expect(city.log.renewed).toEqual([HELD]);
    await waitFor(() =>
      expect(bridge.trace.toasts).toEqual([expect.stringMatching(/^Your time is held until \d\d:\d\d$/)]),
    );
    expect(go()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'More time' })).not.toBeInTheDocument();
  });

  it('warns a minute before its end, then alerts and redirects home [BOK-32]', async () => {
    city.serve();
    const { bridge, user, unmount } = await city.open();
    await fillIn(user);
    await screen.findByRole('timer');
    jest.setSystemTime(Date.now() + 545_000);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The time is nearly over'));
    expect(bridge.trace.alerts).toEqual([]);
    jest.setSystemTime(Date.now() + 60_000);
    await waitFor(() => expect(bridge.trace.visited).toEqual(['/home']));
    expect(bridge.trace.alerts).toEqual(['Your time is over']);
    unmount();

    await city.open();
    expect(await phone()).toHaveValue('66123834');
    expect(await time('09:30')).not.toBeChecked();
  });

  it('does not expire while the booking is being sent [BOK-32]', async () => {
    city.serve();
    let answer = () => undefined as void;
    network.use(
      fakeCall(
        'reserve',
        () => new Promise((resolve) => (answer = () => resolve(aBooking({ serviceId: city.id })))),
      ),
    );
    const { bridge, user } = await city.open({ session: PHONE });
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    await screen.findByRole('timer');
    await user.click(go('Confirm the booking'));
    jest.setSystemTime(Date.now() + 601_000);
    await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
    expect(bridge.trace.alerts).toEqual([]);
    act(answer);
    await waitFor(() => expect(bridge.trace.visited).toEqual([`/success?ticket=${TICKET_ID}&created=1`]));
  });

  it('shows that the time was just taken, and refetches the times [FLT-44]', async () => {
    city.serve();
    network.use(fakeCall('holdSlot', () => refusal('slotTaken', 'This time was just taken')));
    const { user } = await city.open();
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This time was just taken');
    expect(await time('09:30')).not.toBeChecked();
  });

  it('does not compete with its own pending hold when a choice is undone quickly [BOK-32]', async () => {
    city.serve();
    const held = new Map<string, string>();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      fakeCall('holdSlot', async ({ body }) => {
        const { bookingTime } = body as { bookingTime: string };
        if ([...held.values()].includes(bookingTime)) return refusal('slotTaken', 'This time was just taken');
        const holdId = `6b1c3a52-4a0e-4f6e-9a53-0000000001${String(held.size).padStart(2, '0')}`;
        held.set(holdId, bookingTime);
        await answered;
        return aHold(holdId);
      }),
      fakeCall('releaseHold', ({ params }) => ({ released: held.delete(params.id!) })),
    );
    const { user } = await city.open();
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    await waitFor(() => expect(held.size).toBe(1));
    await user.click(await time('10:30'));
    await user.click(await time('09:30'));
    answer();
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(screen.queryByText(/just taken/)).not.toBeInTheDocument();
    expect(await time('09:30')).toBeChecked();
    await waitFor(() => expect([...held.values()]).toEqual(['09:30']));
  });

  it('may fail, and the time stays chosen', async () => {
    city.serve();
    let asked = 0;
    network.use(
      fakeCall('holdSlot', () => {
        asked += 1;
        return refusal('tooManyHolds', 'Too many', 429);
      }),
    );
    const { user } = await city.open();
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    await waitFor(() => expect(asked).toBe(1));
    await act(async () => undefined);
    expect(await time('09:30')).toBeChecked();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('is not ended by a wrong clock', async () => {
    city.serve();
    let asked = 0;
    network.use(
      fakeCall('holdSlot', () => {
        asked += 1;
        return { holdId: HELD, expiresAt: '2026-12-01T00:00:00Z', renewable: true };
      }),
    );
    const { bridge, user } = await renderRoute(city.at, definition);
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    await waitFor(() => expect(asked).toBe(1));
    await act(async () => undefined);
    expect(await time('09:30')).toBeChecked();
    expect(bridge.trace.alerts).toEqual([]);
  });

  it.each([
    ['a day behind', '2026-11-30T01:31:00Z'],
    ['a month ahead', '2027-01-05T01:31:00Z'],
  ])('has the right length and days on a phone whose clock is %s', async (_, clock) => {
    jest.setSystemTime(new Date(clock));
    city.serve({ dates: { today: '01/12/2026' } });
    network.use(
      fakeCall('holdSlot', {
        holdId: HELD,
        expiresAt: '2026-12-01T01:41:00Z',
        secondsLeft: 600,
        renewable: true,
      }),
      fakeCall('renewHold', {
        holdId: HELD,
        expiresAt: '2026-12-01T01:50:00Z',
        secondsLeft: 540,
        renewable: false,
      }),
    );
    const { user } = await city.open();
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    expect(await screen.findByRole('timer')).toHaveTextContent('10 min 0 s');
    jest.setSystemTime(Date.now() + 545_000);
    await user.click(await screen.findByRole('button', { name: 'More time' }));
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('9 min 0 s'));
  });
});
