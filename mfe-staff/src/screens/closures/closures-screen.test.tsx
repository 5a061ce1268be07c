import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, notedCall, refusal, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import type { Closure } from '../../model/wire';
import { aSelf, NOW, STAFF } from '../../testing/office';

const network = fakeNetwork();
const NOBODY = {
  held: 0,
  noTime: 0,
  accepted: 0,
  moved: 0,
  ended: 0,
  unanswered: 0,
  kept: 0,
  unreached: 0,
};
const aClosure = (of: Partial<Closure> = {}): Closure => ({
  closureId: '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a77',
  locationId: 2,
  serviceId: null,
  from: '2026-12-03T16:00:00Z',
  until: '2026-12-04T15:59:00Z',
  reason: 'typhoon',
  endsNumbers: false,
  reopenedAt: null,
  people: NOBODY,
  ...of,
});
const PREVIEW = {
  bookings: 388,
  sameOffice: 246,
  otherOffice: 126,
  noTime: 16,
  numbers: 24,
  withoutPhone: 9,
  numbersWithoutPhone: 20,
  messages: [
    { language: 'en_us' as const, text: 'Vez: China Plaza is closed (typhoon).' },
    { language: 'pt_pt' as const, text: 'Vez: China Plaza está encerrado (tufão).' },
  ],
};

/** Opens the closures of an office, which a test may change. */
async function open(closures: Closure[] = [], preview = PREVIEW, self = aSelf({ role: 'supervisor' })) {
  const office = { closures };
  network.use(
    fakeCall('staffSelf', self),
    fakeCall('closures', () => ({ at: NOW, closures: office.closures })),
    fakeCall('previewClosure', preview),
  );
  const view = await renderRoute('/staff/closures', definition, {
    session: STAFF,
    advanceTimers: jest.advanceTimersByTime,
  });
  await screen.findByRole('heading', { name: 'Closures' });
  return { office, ...view };
}
const setTime = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const goButton = () => screen.getByRole('button', { name: /^Close/ });

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: new Date(NOW) }));
afterEach(() => jest.useRealTimers());

describe('closing for a time', () => {
  it('shows how many people it affects, and closes once their number is typed [CAT-55]', async () => {
    const sent: SentWrite[] = [];
    const { office, user } = await open();
    network.use(
      notedCall(
        'closeOffice',
        () => {
          office.closures = [aClosure({ people: { ...NOBODY, held: 372, noTime: 16 } })];
          return { closureId: office.closures[0]!.closureId };
        },
        sent,
      ),
    );
    setTime('From', '2026-12-04T00:00');
    setTime('Until', '2026-12-04T23:59');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason, shown to citizens' }), 'Typhoon');
    const people = await screen.findByText('people are affected');
    expect(people).toHaveTextContent('388 people are affected');
    expect(screen.getByText('New time at another office').nextElementSibling).toHaveTextContent('126');
    expect(screen.getByText('Without a phone: staff tell them').nextElementSibling).toHaveTextContent('9');
    await user.click(screen.getByRole('button', { name: 'Close and tell 379 people' }));
    expect(screen.getByText('The number is 388 now. Type it to close.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Type the number of people affected' }), '388');
    await user.click(goButton());
    expect(await screen.findByText('372 asked · 16 without a free time')).toBeVisible();
    expect(screen.getByText(/^Closed\. The messages are on their way/)).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        locationId: 2,
        serviceId: null,
        from: '2026-12-03T16:00:00.000Z',
        until: '2026-12-04T15:59:00.000Z',
        reason: 'typhoon',
        endsNumbers: false,
      },
    ]);
  });

  it('shows the message in the languages of the city before it is sent', async () => {
    const { user, container } = await open();
    expect(await screen.findByText('Vez: China Plaza is closed (typhoon).')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Português' }));
    expect(screen.getByText('Vez: China Plaza está encerrado (tufão).')).toHaveAttribute('lang', 'pt-PT');
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('counts the numbers that it ends', async () => {
    const { user } = await open();
    expect(await screen.findByText('people are affected')).toHaveTextContent('388');
    await user.click(screen.getByRole('radio', { name: 'End, and told' }));
    expect(await screen.findByText('people are affected')).toHaveTextContent('412');
    expect(screen.getByText('Numbers that end').nextElementSibling).toHaveTextContent('24');
  });

  it('says what is missing, and sends nothing', async () => {
    const { user, container } = await open();
    await screen.findByText('people are affected');
    setTime('Until', '2026-11-30T10:00');
    await user.click(screen.getByRole('radio', { name: 'One service' }));
    await user.click(goButton());
    expect(screen.getByText('Choose a service.')).toBeVisible();
    expect(screen.getByText('Choose a reason.')).toBeVisible();
    expect(screen.getByText(/Enter an end that is later than the beginning/)).toBeVisible();
    expect(screen.getByText(/Fill in what closes and when/)).toBeVisible();
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keeps what was filled in when it is refused', async () => {
    const { user } = await open([], { ...PREVIEW, bookings: 0 });
    network.use(
      fakeCall('closeOffice', () =>
        refusal('closureExists', 'It is closed already for a part of this time.'),
      ),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason, shown to citizens' }), 'Typhoon');
    await screen.findByText('people are affected');
    await user.click(goButton());
    expect(await screen.findByText(/It is closed already for a part of this time/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Reason, shown to citizens' })).toHaveValue('typhoon');
  });

  it.each([true, false])(
    'offers the whole department to those of all its offices: %s',
    async (allOffices) => {
      await open([], PREVIEW, aSelf({ role: 'supervisor', allOffices }));
      await screen.findByText('people are affected');
      expect(screen.queryAllByRole('radio', { name: 'The whole department' })).toHaveLength(
        allOffices ? 1 : 0,
      );
    },
  );
});

describe('a closure', () => {
  it('lists the tickets without a delivered message, to print', async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = await open([aClosure({ people: { ...NOBODY, held: 3, unreached: 1 } })]);
    network.use(
      fakeCall('closureList', [
        {
          jettonCode: 'RA001',
          serviceName: 'Passport',
          locationName: 'China Plaza',
          wasDate: '04/12/2026',
          wasTime: '09:30',
          date: '07/12/2026',
          time: '10:00',
          newLocationName: 'Islands',
          why: 'noPhone',
        },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: '1 not told' }));
    const table = await screen.findByRole('table');
    expect(within(table).getByText('No phone number')).toBeVisible();
    expect(within(table).getByText(/Monday 7 December 10:00 · Islands/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print the list' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is opened again after a question', async () => {
    const sent: SentWrite[] = [];
    const { office, user } = await open([aClosure({ people: { ...NOBODY, held: 3, accepted: 5 } })]);
    network.use(
      notedCall(
        'reopenOffice',
        () => {
          office.closures = [aClosure({ reopenedAt: NOW, people: { ...NOBODY, kept: 3, accepted: 5 } })];
          return { reopened: true };
        },
        sent,
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Open again: China Plaza' }));
    expect(screen.getByText(/3 people who have not answered keep their old time/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open again' }));
    expect(await screen.findByText('Reopened')).toBeVisible();
    expect(screen.getByText('5 accepted · 3 keep their old time')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ closureId: aClosure().closureId }]);
  });

  it('is not for clerks', async () => {
    network.use(fakeCall('staffSelf', aSelf()));
    await renderRoute('/staff/closures', definition, { session: STAFF });
    expect(await screen.findByRole('link', { name: 'My pages' })).toBeVisible();
  });
});
