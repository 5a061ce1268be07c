import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Offer, QueueInfo, Service } from '@vez/shared/contracts/client';
import {
  aNumber,
  aPlace,
  anOffer,
  aQueue,
  aService,
  CLAUSE,
  COMPANY,
  fakeCall,
  fakeNetwork,
  HOST_USER,
  noConnection,
  notedCall,
  notFound,
  PERSON,
  PHONE,
  refusal,
  renderRoute,
  systemFailure,
  type SentWrite,
  TICKET_ID,
} from '@vez/shared/testing';
import { definition } from '../../definition';

const network = fakeNetwork();

/** Each test has its own place, because the input for a place is kept while the page lives. */
let place = 2;
const at = (id = place) => `/offerNum?service=7&location=${id}`;
beforeEach(() => {
  place += 1;
});

interface Story {
  queue?: Partial<QueueInfo>;
  offer?: Partial<Offer>;
  there?: Parameters<typeof aPlace>[0];
  service?: Partial<Service>;
}
const serve = ({ queue, offer, there, service }: Story = {}) =>
  network.use(
    fakeCall('serviceById', aService({ locations: [aPlace({ id: place, ...there })], ...service })),
    fakeCall('counterInfo', aQueue(queue)),
    fakeCall('locationService', anOffer(offer)),
  );
const open = (around: Parameters<typeof renderRoute>[2] = {}) => renderRoute(at(), definition, around);

const phone = () => screen.findByRole('textbox', { name: 'Mobile number' });
const agreement = () => screen.getByRole('checkbox', { name: /I have read and agree/ });
const alertBox = () => screen.getByRole('checkbox', { name: /Alert me by SMS/ });
const go = (name = 'Agree and continue') => screen.getByRole('button', { name });

/** Records the requests for numbers from now on. */
function takes() {
  const asked: SentWrite[] = [];
  network.use(notedCall('takeQueueTicket', aNumber, asked));
  return asked;
}

describe('what the screen shows', () => {
  it('has no address and no arrival at a remote counter, which is joined by video [QUE-02]', async () => {
    serve({ there: { remoteCounter: true } });
    await open({ mode: 'remoteCounter' });
    expect(await screen.findByText('By video; no need to travel')).toBeVisible();
    expect(screen.getByText(/join the video room from it when you are called/)).toBeVisible();
    expect(screen.queryByText(aPlace().address)).not.toBeInTheDocument();
    expect(screen.queryByText(/Check in when you arrive/)).not.toBeInTheDocument();
  });

  it('has the service, the place, and the people waiting now [QUE-02] [QUE-03] [API-32]', async () => {
    serve();
    const { bridge, container } = await open();
    expect(await screen.findByRole('heading', { name: 'Resident card renewal' })).toBeVisible();
    expect(screen.getByText('China Plaza')).toBeVisible();
    expect(screen.getByText('Avenida da Praia Grande 804')).toBeVisible();
    expect(screen.getByText('4 waiting')).toBeVisible();
    expect(screen.getByText('Live').parentElement).toHaveTextContent('Live09:31');
    await waitFor(() => expect(bridge.trace.titles).toContain('Take a number'));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is a skeleton while it loads, without jumping headings afterwards', async () => {
    serve();
    await open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await screen.findByRole('heading', { level: 1, name: 'Take a number' })).toBeVisible();
  });

  it('reports that it could not be loaded, with a retry and a phone number [ERR-19]', async () => {
    network.use(
      fakeCall('serviceById', () => systemFailure()),
      fakeCall('counterInfo', aQueue()),
    );
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'The data could not be loaded' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 2855 0100' })).toHaveAttribute('href', 'tel:28550100');
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Resident card renewal' })).toBeVisible();
  });

  it.each([
    ['neither', '/offerNum'],
    ['no place', '/offerNum?service=7'],
    ['no service', '/offerNum?location=2'],
    ['garbage', '/offerNum?service=abc&location=2'],
  ])(
    'reports an address with %s, fetches nothing, and goes home [QUE-11] [QUE-12] [ERR-40]',
    async (_, address) => {
      // The fake network fails a test on any unexpected call.
      const { bridge } = await renderRoute(address, definition);
      await waitFor(() => expect(bridge.trace.visited).toEqual(['/home']));
      expect(bridge.trace.toasts).toEqual(['The service and office are missing. Please choose again.']);
    },
  );

  it('reports that the office no longer has the service, and links to others [FLT-16]', async () => {
    serve({ service: { locations: [aPlace({ id: 9_999 })] } });
    const { bridge } = await open({ mode: 'remoteCounter' });
    const words = 'This office no longer offers this service';
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(bridge.trace.titles.at(-1)).toBe(words);
    expect(screen.getByRole('link', { name: 'Other offices of this service' })).toBeVisible();
  });

  it('reports that a service was removed, without a retry [FLT-16]', async () => {
    serve();
    network.use(fakeCall('serviceById', () => notFound()));
    await open();
    expect(await screen.findByRole('heading', { name: 'This service is no longer offered' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('figures that cannot be loaded', () => {
  const known = { kind: 'phone', mobile: { area: '853', number: '66123834' } } as const;
  const words = 'The queue cannot be shown at the moment.';

  it('do not stop a number from being taken, without an alert [QUE-03] [QUE-09]', async () => {
    serve();
    network.use(fakeCall('counterInfo', () => systemFailure()));
    const sent = takes();
    const { user, bridge } = await open({ session: known });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('China Plaza')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Alert me by SMS/ })).not.toBeInTheDocument();

    expect(screen.queryByText('Enter the code that we send you by SMS.')).not.toBeInTheDocument();
    await user.click(go('Take a number'));
    await waitFor(() => expect(bridge.trace.visited[0]).toMatch(/^\/success/));
    expect(sent[0]!.body).toMatchObject({ cntToAlert: null, locationId: place });
  });

  it('leave the decision to the server, whose refusal is shown [QUE-13]', async () => {
    serve();
    network.use(
      fakeCall('counterInfo', () => systemFailure()),
      fakeCall('takeQueueTicket', () => refusal('queueClosed', 'The queue is closed.')),
    );
    const { user } = await open({ session: known });
    await user.click(await screen.findByRole('button', { name: 'Take a number' }));
    expect(await screen.findByText(/The queue is closed/)).toBeVisible();
  });

  it('load on a retry, and the form keeps its input [UI-19]', async () => {
    serve();
    network.use(fakeCall('counterInfo', () => systemFailure()));
    const { user } = await open();
    await screen.findByText(words);
    await user.type(await phone(), '66123834');
    network.use(fakeCall('counterInfo', aQueue()));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('4 waiting')).toBeVisible();
    expect(await phone()).toHaveValue('66123834');
  });
});

describe('the figures', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('are refetched every 10 s, even after failures, and show their time [QUE-10] [ERR-15] [FLT-37]', async () => {
    serve();
    let asked = 0;
    let waitCount = 4;
    let broken = false;
    network.use(
      fakeCall('counterInfo', () => {
        asked += 1;
        return broken ? noConnection() : aQueue({ waitCount });
      }),
    );
    const { bridge } = await open({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
    expect(await screen.findByText('4 waiting')).toBeVisible();
    expect(asked).toBe(1);
    expect(screen.getByText('Live')).toBeVisible();

    waitCount = 12;
    await pass(9_900);
    expect(asked).toBe(1);
    await pass(200);
    expect(await screen.findByText('12 waiting')).toBeVisible();
    expect(asked).toBe(2);

    broken = true;
    await pass(10_000);
    await waitFor(() => expect(screen.queryByText('Live')).not.toBeInTheDocument());
    expect(screen.getByText('12 people were waiting at 09:31')).toBeVisible();
    expect(screen.getByText('Updated 09:31')).toBeVisible();
    expect(bridge.trace.toasts).toEqual([]);
  });

  it('pause while the tab is hidden, and are fetched at once when it is visible [FLT-35]', async () => {
    serve();
    let asked = 0;
    network.use(
      fakeCall('counterInfo', () => {
        asked += 1;
        return aQueue();
      }),
    );
    await open({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
    expect(await screen.findByText('4 waiting')).toBeVisible();
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    const become = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    };
    become('hidden');
    await pass(120_000);
    expect(asked).toBe(1);
    become('visible');
    await waitFor(() => expect(asked).toBe(2));
    await pass(10_000);
    await waitFor(() => expect(asked).toBe(3));
    visibility.mockRestore();
  });

  it('are polled less often while they fail, up to every 60 s, then every 10 s again [FLT-35]', async () => {
    serve();
    let asked = 0;
    let broken = false;
    network.use(
      fakeCall('counterInfo', () => {
        asked += 1;
        return broken ? noConnection() : aQueue();
      }),
    );
    await open({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
    expect(await screen.findByText('4 waiting')).toBeVisible();
    broken = true;
    // Reads are repeated within a call, so measure the pauses between two polls.
    const pauses: number[] = [];
    for (let seconds = 0, before = asked, last = 0; pauses.length < 6; seconds += 1) {
      await pass(1_000);
      if (asked > before && seconds - last > 5) {
        pauses.push(Math.round((seconds - last) / 10) * 10);
        last = seconds;
      }
      before = asked;
    }
    expect(pauses).toEqual([10, 10, 20, 40, 60, 60]);
    broken = false;
    await pass(62_000);
    const answered = asked;
    await pass(10_000);
    expect(asked).toBe(answered + 1);
  });

  it('close the form with the queue, and restore its input when it opens again [QUE-21]', async () => {
    serve();
    let isOpen = true;
    network.use(fakeCall('counterInfo', () => aQueue({ isOpen })));
    const { user } = await open({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
    await user.type(await phone(), '66123834');

    isOpen = false;
    await pass(10_000);
    expect(await screen.findByRole('status')).toHaveTextContent('This queue is closed now');
    expect(screen.queryByRole('button', { name: 'Agree and continue' })).not.toBeInTheDocument();

    isOpen = true;
    await pass(10_000);
    expect(await phone()).toHaveValue('66123834');
  });

  it('can be refreshed by hand once they are not live, then not for 5 s [UI-19]', async () => {
    serve();
    let broken = false;
    let asked = 0;
    network.use(
      fakeCall('counterInfo', () => {
        asked += 1;
        return broken ? noConnection() : aQueue();
      }),
    );
    const { user } = await open({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
    await phone();
    expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
    broken = true;
    await pass(12_000);
    const before = asked;
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(asked).toBeGreaterThan(before));
    expect(screen.getByRole('button', { name: /You can refresh again in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

/** Fetches the figures now, as for a tab that is shown again. */
function pollNow() {
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  }
  visibility.mockRestore();
}

describe('the reminder', () => {
  it('is a checkbox and a choice of people ahead, from the minimum to all waiting [QUE-04] [QUE-19] [QUE-20]', async () => {
    serve({ queue: { minCntToAlert: 2, maxCntToAlert: 20, waitCount: 5 } });
    const { user } = await open();
    await phone();
    expect(
      screen.queryByRole('combobox', { name: 'Alert me when this many are ahead' }),
    ).not.toBeInTheDocument();
    await user.click(alertBox());
    const picker = screen.getByRole('combobox', { name: 'Alert me when this many are ahead' });
    expect(
      within(picker)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose', '2 people', '3 people', '4 people', '5 people']);
  });

  it('needs a count once the box is ticked [VAL-39]', async () => {
    serve();
    const { user } = await open({ session: PHONE });
    const asked = takes();
    await phone();
    await user.click(alertBox());
    await user.click(go('Take a number'));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Choose how many people are to be ahead.' }));
    expect(screen.getByRole('combobox', { name: /Alert me when/ })).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('rejects a count that is no longer offered [VAL-40]', async () => {
    serve({ queue: { waitCount: 5 } });
    let waitCount = 5;
    network.use(fakeCall('counterInfo', () => aQueue({ waitCount })));
    const asked = takes();
    const { user } = await open({ session: PHONE });
    await phone();
    await user.click(alertBox());
    await user.selectOptions(screen.getByRole('combobox', { name: /Alert me when/ }), '5 people');
    waitCount = 3;
    pollNow();
    expect(await screen.findByText('3 waiting')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Alert me when/ })).toHaveValue('');
    await user.click(go('Take a number'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose how many people');
    expect(asked).toEqual([]);
  });

  it.each([
    ['nobody waits', { waitCount: 0 }, 'Nobody is waiting: no alert needed'],
    ['few wait', { waitCount: 1, minCntToAlert: 3 }, 'Fewer than 3 people are waiting: no alert needed'],
  ])('is replaced by a note of the same height when %s [QUE-18] [VAL-41]', async (_, queue, words) => {
    serve({ queue });
    await open();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Alert me by SMS/ })).not.toBeInTheDocument();
  });

  it('is hidden when the server sets no bounds [QUE-18] [QUE-20]', async () => {
    serve({ queue: { minCntToAlert: 0, waitCount: 0 } });
    await open();
    await phone();
    expect(screen.queryByText('Nobody is waiting: no alert needed')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Alert me by SMS/ })).not.toBeInTheDocument();
  });

  it('is not requested if its box was unticked after a count was chosen [QUE-04]', async () => {
    serve({ queue: { waitCount: 5 } });
    const asked = takes();
    const { user } = await open({ session: PHONE });
    await phone();
    await user.click(alertBox());
    await user.selectOptions(screen.getByRole('combobox', { name: /Alert me when/ }), '3 people');
    await user.click(alertBox());
    await user.click(go('Take a number'));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.body).toMatchObject({ cntToAlert: null });
  });

  it('is dropped when the queue is empty [QUE-18]', async () => {
    serve();
    let waitCount = 4;
    network.use(fakeCall('counterInfo', () => aQueue({ waitCount })));
    const asked = takes();
    const { user } = await open({ session: PHONE });
    await phone();
    await user.click(alertBox());
    waitCount = 0;
    pollNow();
    await screen.findByText('Nobody is waiting: no alert needed');
    await user.click(go('Take a number'));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.body).toMatchObject({ cntToAlert: null });
  });
});

describe('the form of a visitor', () => {
  it('checks alert, ID, phone and agreement, with an error at each field [VAL-36] [VAL-37] [VAL-38]', async () => {
    serve({ there: { checkIdCardQueue: true } });
    const { user, container, bridge } = await open();
    await phone();
    await user.click(alertBox());
    await user.click(go());
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Choose how many people are to be ahead.',
      'Enter your ID number.',
      'Enter your mobile number.',
      'Please agree to the privacy terms.',
    ]);
    expect(await phone()).toHaveAccessibleDescription(/Enter your mobile number\./);
    expect(agreement()).toHaveAccessibleDescription('Please agree to the privacy terms.');
    expect(await axe(container)).toHaveNoViolations();
    expect(bridge.trace.visited).toEqual([]);
  });

  it('has an ID number only if the place asks for one [QUE-05] [VAL-18] [VAL-20]', async () => {
    serve();
    const { unmount } = await open();
    await phone();
    expect(screen.queryByRole('textbox', { name: 'ID number' })).not.toBeInTheDocument();
    unmount();

    place += 1;
    serve({ there: { checkIdCardQueue: true } });
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'ID number' }), '1234');
    await user.click(go());
    expect(screen.getByRole('textbox', { name: 'ID number' })).toHaveAccessibleDescription(
      /must have 8 or 18 characters/,
    );
  });

  it('has a mobile number with area 853, and a button to agree and continue [QUE-06] [QUE-07] [UI-10]', async () => {
    serve();
    await open();
    expect(await phone()).toHaveValue('');
    expect(screen.getByRole('button', { name: /Country or region/ })).toHaveTextContent('+853');
    expect(go()).toBeEnabled();
    expect(screen.getByText('Enter the code that we send you by SMS.')).toBeVisible();
  });

  it('goes to the SMS code with the request [QUE-09] [DAT-32] [VAL-23]', async () => {
    serve({ there: { checkIdCardQueue: true } });
    const asked = takes();
    const { user, bridge } = await open();
    await user.type(await phone(), '٦٦١٢٣٨٣٤');
    await user.type(screen.getByRole('textbox', { name: 'ID number' }), '५१२３４５67');
    await user.click(alertBox());
    await user.selectOptions(screen.getByRole('combobox', { name: /Alert me when/ }), '2 people');
    await user.click(agreement());
    await user.click(go());

    expect(bridge.trace.visited).toEqual(['/sendMessage']);
    expect(bridge.journey.get().pending).toEqual({
      flow: 'queue',
      mobile: { area: '853', number: '66123834' },
      returnTo: at(),
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      request: {
        cntToAlert: 2,
        locationId: place,
        serviceId: 7,
        messageCode: null,
        mobArea: '853',
        mobNum: '66123834',
        identifyNo: '51234567',
      },
    });
    expect(asked).toEqual([]);
  });

  it('drops the message at a field that changes, and its line in the summary [VAL-36]', async () => {
    serve();
    const { user } = await open();
    await phone();
    await user.click(go());
    const summary = await screen.findByRole('alert', { name: /Correct 2 fields/ });
    await user.type(await phone(), '6');
    expect(screen.queryByText('Enter your mobile number.')).not.toBeInTheDocument();
    expect(within(summary).getByRole('link')).toHaveTextContent('Please agree to the privacy terms.');
  });

  it('keeps its input on back from the SMS code', async () => {
    serve();
    const { user, bridge, unmount } = await open();
    await user.type(await phone(), '66123834');
    await user.click(alertBox());
    await user.selectOptions(screen.getByRole('combobox', { name: /Alert me when/ }), '3 people');
    await user.click(agreement());
    await user.click(go());
    const journey = bridge.journey.get();
    unmount();

    await open({ journey });
    expect(await phone()).toHaveValue('66123834');
    expect(alertBox()).toBeChecked();
    expect(screen.getByRole('combobox', { name: /Alert me when/ })).toHaveValue('3');
    expect(agreement()).toBeChecked();
  });

  it('is cleared once the number was taken', async () => {
    serve();
    const { user, unmount } = await open();
    await user.type(await phone(), '66123834');
    await user.click(agreement());
    await user.click(go());
    unmount();
    await open();
    expect(await phone()).toHaveValue('');
  });

  it('shows the privacy clause in a dialog, where done gives consent [QUE-08] [UI-03] [UI-05]', async () => {
    serve();
    network.use(fakeCall('privacyClause', ({ params }) => ({ ...CLAUSE, id: Number(params.id) })));
    const { user, bridge } = await open();
    await user.type(await phone(), '66123834');
    await user.click(screen.getByRole('link', { name: 'Read the privacy statement' }));
    const modal = await screen.findByRole('dialog');
    expect(await within(modal).findByText('We collect only what we need.')).toBeVisible();
    expect(within(modal).queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
    await user.click(within(modal).getByRole('checkbox'));
    await user.click(within(modal).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(agreement()).toBeChecked();
    expect(await phone()).toHaveValue('66123834');
    expect(bridge.trace.visited).toEqual([]);
  });

  it('offers a retry for a clause that failed to load, and no consent to it [ERR-19]', async () => {
    serve();
    network.use(fakeCall('privacyClause', () => systemFailure()));
    const { user } = await open();
    await phone();
    await user.click(screen.getByRole('link', { name: 'Read the privacy statement' }));
    const modal = await screen.findByRole('dialog');
    expect(await within(modal).findByRole('alert')).toHaveTextContent('The data could not be loaded');
    expect(within(modal).queryByRole('checkbox')).not.toBeInTheDocument();
    network.use(fakeCall('privacyClause', CLAUSE));
    await user.click(within(modal).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We collect only what we need.')).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(agreement()).not.toBeChecked();
  });

  it('explains why it is disabled: offline, or without the SMS code screen', async () => {
    serve();
    const { bridge } = await open({ missing: ['/sendMessage'] });
    await phone();
    expect(go()).toHaveAttribute('aria-disabled', 'true');
    expect(go()).toHaveAccessibleDescription(/Codes by SMS are not available/);
    act(() => bridge.setOnline(false));
    expect(go()).toHaveAccessibleDescription('You need a connection to take a number.');
    expect(screen.queryByText('Live')).not.toBeInTheDocument();
  });
});

describe('the form of a logged-in user', () => {
  it('takes the number at once for a verified mobile, with one key [API-37] [DAT-33]', async () => {
    serve();
    const asked = takes();
    const { user, bridge } = await open({ session: PHONE });
    expect(await phone()).toHaveValue('66123834');
    expect(screen.queryByRole('checkbox', { name: /I have read/ })).not.toBeInTheDocument();
    await user.click(go('Take a number'));

    await waitFor(() => expect(bridge.trace.visited).toEqual([`/success?ticket=${TICKET_ID}&created=1`]));
    expect(asked).toHaveLength(1);
    expect(asked[0]!.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(bridge.trace.published).toEqual([
      { name: 'ticket/created', fact: { ticketId: TICKET_ID, flow: 'queue' } },
    ]);
    expect(bridge.trace.codesSent).toEqual([]);
  });

  it('sends once for a double tap [UI-20]', async () => {
    serve();
    const asked = takes();
    const { user } = await open({ session: PHONE });
    await phone();
    await user.dblClick(go('Take a number'));
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('goes to the SMS code when another number is typed [ACC-04]', async () => {
    serve();
    const { user, bridge } = await open({ session: PHONE });
    await user.clear(await phone());
    await user.type(await phone(), '66000001');
    await user.click(go('Continue'));
    expect(bridge.trace.visited).toEqual(['/sendMessage']);
  });

  it('has the ID number of a personal profile, locked [VAL-21]', async () => {
    serve({ there: { checkIdCardQueue: true } });
    const asked = takes();
    const { user } = await open({ session: PERSON });
    const idNumber = await screen.findByRole('textbox', { name: 'ID number' });
    expect(idNumber).toHaveValue('51234567');
    expect(idNumber).toHaveAttribute('readonly');
    expect(idNumber).toHaveAccessibleDescription('Supplied by your account');
    await user.click(go('Take a number'));
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ identifyNo: '51234567', mobNum: '66123834' }));
  });

  it('fills in the contact phone of a corporate account, and verifies it by a code [ACC-07]', async () => {
    serve();
    const asked = takes();
    const { bridge, user } = await open({ session: COMPANY });
    expect(await phone()).toHaveValue('62855010');
    await user.click(go('Continue'));
    await waitFor(() => expect(bridge.trace.visited).toEqual(['/sendMessage']));
    expect(asked).toEqual([]);
  });

  it('of a super-app user is filled in and locked, without area and without a code [ACC-09] [ACC-10] [ACC-11]', async () => {
    serve({ there: { checkIdCardQueue: true } });
    const asked = takes();
    const { user, bridge, container } = await open({ session: HOST_USER });
    expect(await phone()).toHaveValue('66123834');
    expect(await phone()).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: 'ID number' })).toHaveAttribute('readonly');
    expect(screen.queryByText('+853')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Country or region/ })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(go('Take a number'));
    await waitFor(() => expect(bridge.trace.visited).toEqual([`/success?ticket=${TICKET_ID}&created=1`]));
    expect(asked[0]!.body).toMatchObject({ mobArea: '853', mobNum: '66123834', identifyNo: '51234567' });
    expect(bridge.trace.codesSent).toEqual([]);
  });

  it('of a super-app user without a number asks for one [ACC-11]', async () => {
    serve();
    await open({ session: { ...HOST_USER, mobile: undefined } });
    expect(await phone()).not.toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: /Country or region/ })).toBeEnabled();
  });

  it('explains in place why the server gave no number, and retries with the same key [ERR-02]', async () => {
    serve();
    const asked: SentWrite[] = [];
    const full = () => refusal('queueFull', 'No more numbers online today.');
    network.use(notedCall('takeQueueTicket', full, asked));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    const { user } = await open({
      session: PHONE,
      advanceTimers: (ms) => void jest.advanceTimersByTime(ms),
    });
    await phone();
    for (let time = 1; time <= 2; time += 1) {
      await user.click(go('Take a number'));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'No number was takenNo more numbers online today. (602)',
      );
      await waitFor(() => expect(asked).toHaveLength(time));
      await act(() => jest.advanceTimersByTimeAsync(1_100));
    }
    expect(asked[0]!.key).toBe(asked[1]!.key);
    jest.useRealTimers();
  });

  it('keeps its input after a reload except an ID number, until it is sent', async () => {
    serve({ there: { checkIdCardQueue: true } });
    const { bridge, user, unmount } = await open();
    await user.type(await phone(), '66123834');
    await user.type(screen.getByRole('textbox', { name: /ID number/ }), '12345678');
    await user.click(agreement());
    const { draft } = bridge.journey.get();
    unmount();
    definition.forget?.();

    const { idNumber: _, ...values } = draft!.values;
    const view = await open({ journey: { draft: { ...draft!, values } } });
    expect(await phone()).toHaveValue('66123834');
    expect(agreement()).toBeChecked();
    await view.user.type(screen.getByRole('textbox', { name: /ID number/ }), '12345678');
    await view.user.click(go());
    await waitFor(() => expect(view.bridge.trace.visited).toEqual(['/sendMessage']));
    expect(view.bridge.journey.get().draft).toBeUndefined();
  });

  it('takes the number of a session that is resumed after something was typed [VAL-21]', async () => {
    serve({ there: { checkIdCardQueue: true } });
    const { user, bridge } = await open();
    await user.type(await screen.findByRole('textbox', { name: /ID number/ }), '12345678');
    act(() => bridge.setSession(PHONE));
    await waitFor(async () => expect(await phone()).toHaveValue(PHONE.mobile?.number));
    expect(screen.getByRole('textbox', { name: /ID number/ })).toHaveValue('12345678');
    expect(go('Take a number')).toBeEnabled();
  });

  it('keeps a number that was typed before a session is resumed', async () => {
    serve();
    const { user, bridge } = await open();
    await user.type(await phone(), '66129934');
    act(() => bridge.setSession(PHONE));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(await phone()).toHaveValue('66129934');
  });

  it('goes to the SMS code with all input when the login ended meanwhile [ERR-06] [FLT-21]', async () => {
    serve();
    const { user, bridge } = await open({ session: PHONE });
    // The shell does the same with a refused token (decision 42).
    network.use(
      fakeCall('takeQueueTicket', () => {
        bridge.setSession({ kind: 'anonymous' });
        return new Response('{}', { status: 401 });
      }),
    );
    await phone();
    await user.click(alertBox());
    await user.selectOptions(screen.getByRole('combobox', { name: /Alert me when/ }), '3 people');
    await user.click(go('Take a number'));
    expect(await screen.findByRole('button', { name: 'Agree and continue' })).toBeVisible();
    expect(agreement()).not.toBeChecked();
    expect(await phone()).toHaveValue('66123834');
    expect(screen.getByRole('combobox', { name: /Alert me when/ })).toHaveValue('3');

    // The code is requested, and the original input is sent after it.
    // A second tap within a second of the first would be ignored (UI-20).
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
    await user.click(agreement());
    await user.click(go('Agree and continue'));
    clock.mockRestore();
    await waitFor(() => expect(bridge.trace.visited).toEqual(['/sendMessage']));
    expect(bridge.journey.get().pending).toMatchObject({ request: { mobNum: '66123834', cntToAlert: 3 } });
  });
});

describe('when no number can be taken', () => {
  it.each<{ why: string; queue: Partial<QueueInfo>; words: string; ids: string }>([
    {
      why: 'there is no queue',
      queue: { pass: 'N', queueState: 'NOTBUSY' },
      words: 'There is no queue now',
      ids: '[QUE-13] [QUE-14] [ERR-45]',
    },
    {
      why: 'the quota is full',
      queue: { pass: 'N', queueState: 'FULL' },
      words: 'No more numbers online today',
      ids: '[QUE-15] [ERR-46] [ERR-65]',
    },
    {
      why: 'no counter is open',
      queue: { pass: 'N', queueState: 'NOCOUNTER' },
      words: 'No counter is open now',
      ids: '[QUE-13] [QUE-16] [ERR-47]',
    },
    {
      why: 'nobody knows why',
      queue: { pass: 'N', queueState: '' },
      words: 'The number system has stopped; no number can be taken',
      ids: '[QUE-17] [ERR-66]',
    },
    {
      why: 'the queue is closed',
      queue: { isOpen: false },
      words: 'This queue is closed now',
      ids: '[QUE-21] [ERR-29]',
    },
    {
      why: 'it is outside office hours',
      queue: { isOfficeTime: false },
      words: 'It is outside office hours',
      ids: '[BOK-09]',
    },
  ])('explains that $why instead of a form, and offers to book $ids', async ({ queue, words }) => {
    serve({ queue });
    const { container } = await open();
    expect(await screen.findByText(words)).toBeVisible();
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent(words);
    // Office hours are shown only if they are the reason.
    expect(container.textContent.includes('Monday to Friday, 09:00')).toBe(queue.isOfficeTime === false);
    expect(screen.queryByRole('textbox', { name: 'Mobile number' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Book a time instead' })).toHaveAttribute(
      'href',
      `/reserve?service=7&location=${place}`,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the office hours', async () => {
    serve({ queue: { isOfficeTime: false } });
    await open();
    expect(await screen.findByText('Monday to Friday, 09:00 to 18:00')).toBeVisible();
  });

  it('leads to the parameters first if the service has any', async () => {
    serve({ queue: { isOpen: false }, service: { openReservationParameter: true } });
    await open();
    expect(await screen.findByRole('link', { name: 'Book a time instead' })).toHaveAttribute(
      'href',
      expect.stringMatching('^/setParams\\?service=7'),
    );
  });

  it('has no button to a missing remote', async () => {
    serve({ queue: { isOpen: false } });
    const { unmount } = await open({ missing: ['/reserve'] });
    await screen.findByText('This queue is closed now');
    expect(screen.queryByRole('link', { name: 'Book a time instead' })).not.toBeInTheDocument();
    unmount();
  });

  it.each([
    ['off', { booking: false }],
    ['closed', { status: false, timeTicketStatus: false }],
    ['full', { firstBookableDate: '' }],
  ])('neither offers nor advises a booking where bookings are %s [BOK-04]', async (_, offer) => {
    serve({ queue: { pass: 'N', isPaused: true }, offer });
    await open();
    expect(await screen.findByText(/Please try again later\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Book a time instead' })).not.toBeInTheDocument();
    expect(screen.queryByText(/book a time/i)).not.toBeInTheDocument();
  });

  it('advises a booking if one is offered', async () => {
    serve({ queue: { pass: 'N', isPaused: true } });
    await open();
    expect(await screen.findByText(/You can book a time instead\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book a time instead' })).toBeVisible();
  });

  it('links to other places of the service at a suspended one [CAT-52]', async () => {
    serve({ service: { locations: [aPlace({ id: place, suspended: true }), aPlace({ id: 9_999 })] } });
    await open();
    expect(await screen.findByText('Service is suspended at this office')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another office' })).toHaveAttribute(
      'href',
      '/serOrLocationWithoutTabs?service=7',
    );
    expect(screen.queryByRole('link', { name: 'Book a time instead' })).not.toBeInTheDocument();
  });

  it('asks for a login at a login-only remote counter, then returns [CAT-53]', async () => {
    serve({ there: { remoteCounter: true, rcServiceLogin: true } });
    const { bridge } = await open({ session: PHONE });
    expect(await screen.findByText('Log in first to use this service')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?returnTo=${encodeURIComponent(at())}`,
    );
    expect(screen.queryByRole('link', { name: 'Book a time instead' })).not.toBeInTheDocument();
    act(() => bridge.setSession(PERSON));
    expect(await phone()).toBeVisible();
  });
});
