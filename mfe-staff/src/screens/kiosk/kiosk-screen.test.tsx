import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { cityClock } from '@vez/shared/dates';
import {
  fakeCall,
  fakeNetwork,
  noConnection,
  notedCall,
  refusal,
  renderRoute,
  type SentWrite,
} from '@vez/shared/testing';
import { definition } from '../../definition';
import { aSelf, aVisit, STAFF } from '../../testing/office';
import { fakeStreams } from '../../testing/fake-stream';
import { scan, SCANNED as CODE } from '../../testing/scan';

const network = fakeNetwork();
const stream = fakeStreams();
const BOOKED = aVisit({ kind: 'booking', jettonCode: 'A112', time: '09:45' });

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEYS = [
  { name: 'k3Yw0q', publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url') },
];
/** A code signed like the server's, for today. */
const signedCode = () => {
  const content = `VEZ1.k3Yw0q.C28dHnpSSledKy8fak8MEQ.${cityClock('Asia/Macau').cityDay(new Date()).replaceAll('-', '')}`;
  return `${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`;
};

/** Longer than the pause that ends a scan. */
const PATIENT = { timeout: 10_000 };

let keysRead = 0;
const print = jest.fn();
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
beforeEach(() => {
  localStorage.clear();
  print.mockClear();
  window.print = print;
});

async function open(self = aSelf({ role: 'kiosk', name: 'Kiosk 2' })) {
  network.use(
    fakeCall('staffSelf', () => self),
    fakeCall('codeKeys', () => ((keysRead += 1), KEYS)),
  );
  const view = await renderRoute('/staff/kiosk', definition, { session: STAFF });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

describe('a kiosk', () => {
  it('checks in a scanned code on every page, and prints the slip', async () => {
    const { container } = await open();
    const sent: SentWrite[] = [];
    network.use(notedCall('checkInFor', () => ({ visit: BOOKED, peopleAhead: 6 }), sent));
    scan(CODE);
    expect(await screen.findByRole('heading', { name: 'You are checked in' })).toBeVisible();
    expect(screen.getAllByText('A 112')[0]).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ code: CODE }]);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says on screen and slip from when an early booking is called [QUE-03]', async () => {
    await open();
    network.use(fakeCall('checkInFor', { visit: BOOKED, peopleAhead: 1, calledFrom: '10:30' }));
    scan(CODE);
    expect(await screen.findByText('Called from 10:30 on')).toBeVisible();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  it('sends an already called person to the counter instead of a seat', async () => {
    await open();
    const visit = { ...BOOKED, state: 'called' as const, counter: '5', calledAt: '2026-12-01T01:26:00Z' };
    network.use(fakeCall('checkInFor', { visit, peopleAhead: 0 }));
    scan(CODE);
    expect(await screen.findByRole('heading', { name: 'Your number has been called' })).toBeVisible();
    expect(screen.getByText('Please go to Counter 5')).toBeVisible();
    expect(screen.queryByText('Please take a seat')).not.toBeInTheDocument();
    expect(print).not.toHaveBeenCalled();
  });

  it('sends one call for a code that is scanned twice [FLT-67]', async () => {
    await open();
    const sent: SentWrite[] = [];
    network.use(notedCall('checkInFor', () => ({ visit: BOOKED, peopleAhead: 6 }), sent));
    act(() => {
      scan(CODE);
      scan(CODE);
    });
    expect(await screen.findByRole('heading', { name: 'You are checked in' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a tail', () => scan(CODE.slice(40))],
    ['a head without Enter', () => scan(CODE.slice(0, 40), undefined, { endsWithEnter: false })],
  ])('asks for another scan after %s, and sends nothing', async (_, misread) => {
    await open();
    const sent: SentWrite[] = [];
    network.use(notedCall('checkInFor', () => ({ visit: BOOKED, peopleAhead: 6 }), sent));
    misread();
    expect(await screen.findByText(/Hold it to the scanner again/, undefined, PATIENT)).toBeVisible();
    expect(sent).toHaveLength(0);
    scan(CODE);
    expect(await screen.findByRole('heading', { name: 'You are checked in' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ code: CODE }]);
  });

  it('checks in a code typed on the screen', async () => {
    const { user, container } = await open();
    const sent: SentWrite[] = [];
    network.use(notedCall('checkInFor', () => ({ visit: BOOKED, peopleAhead: 0 }), sent));
    await user.click(screen.getByRole('button', { name: /^Check in/ }));
    for (const key of ['2', '6', 'A', 'B']) await user.click(screen.getByRole('button', { name: key }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Check in' }));
    expect(await screen.findByRole('heading', { name: 'You are checked in' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ code: '26A' }]);
  });

  it('keeps a refused code for correction, and clears it on the first page [FLT-67]', async () => {
    const { user } = await open();
    network.use(fakeCall('checkInFor', () => refusal('qrCodeNotRecognised', 'It is not known.', 422)));
    await user.click(screen.getByRole('button', { name: /^Check in/ }));
    for (const key of ['2', '6', 'A']) await user.click(screen.getByRole('button', { name: key }));
    await user.click(screen.getByRole('button', { name: 'Check in' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByText('26A')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: /^Check in/ }));
    expect(screen.queryByText('26A')).not.toBeInTheDocument();
  });

  it('gives a number for a service with one touch', async () => {
    const { user } = await open();
    const sent: SentWrite[] = [];
    const taken = {
      ticketId: BOOKED.ticketId,
      jettonCode: 'B006',
      qrcodeContent: 'VEZ1.x',
    };
    network.use(notedCall('walkIn', () => taken, sent));
    await user.click(screen.getByRole('button', { name: /Take a number/ }));
    await user.click(screen.getByRole('button', { name: /Passport/ }));
    expect((await screen.findAllByText('B 006'))[0]).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ locationId: 2, serviceId: 8 }]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryAllByText('B 006')).toEqual([]));
  });

  it('sends the person to staff if a number may have been given [FLT-67]', async () => {
    const { user } = await open();
    network.use(fakeCall('walkIn', () => noConnection()));
    await user.click(screen.getByRole('button', { name: /Take a number/ }));
    await user.click(screen.getByRole('button', { name: /Passport/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/it may have worked. Please find/);
  });

  it('sends the person to reception for a paper number while offline', async () => {
    const { user, bridge } = await open();
    act(() => bridge.setOnline(false));
    await user.click(screen.getByRole('button', { name: /Take a number/ }));
    await user.click(screen.getByRole('button', { name: /Passport/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/take a paper number at reception/);
  });

  it('says why a code is refused, and returns to the scan page', async () => {
    const { user } = await open();
    network.use(fakeCall('checkInFor', () => refusal('ticketUsed', 'This code was used at 09:20.')));
    scan(CODE);
    expect(await screen.findByRole('alert')).toHaveTextContent('This code was used at 09:20.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Scan or type your code' })).toBeVisible();
  });

  it('prints a slip with a scannable code in three languages', async () => {
    await open();
    network.use(fakeCall('checkInFor', { visit: BOOKED, peopleAhead: 6 }));
    scan(CODE);
    await waitFor(() => expect(print).toHaveBeenCalled());
    const slip = document.querySelector('[data-slip]')!;
    expect(slip).toHaveTextContent('A 112');
    expect(slip).toHaveTextContent('Follow the queue on your phone');
    expect(slip).toHaveTextContent('Siga a fila no telemóvel');
    expect(slip).toHaveTextContent('用手提電話掃描');
    expect(slip.querySelector('svg path')!.getAttribute('d')!.length).toBeGreaterThan(500);
  });

  it('distinguishes valid from changed codes offline, and says what to do [TIX-35]', async () => {
    const before = keysRead;
    const { user, bridge } = await open();
    const code = signedCode();
    await waitFor(() => expect(keysRead).toBeGreaterThan(before));
    act(() => bridge.setOnline(false));
    scan(code);
    expect(await screen.findByRole('heading', { name: 'Your code is right' })).toBeVisible();
    expect(screen.getByText(/Go to reception, or scan again/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the start' }));
    scan(code.replace('C28d', 'D28d'));
    expect(await screen.findByText(/We did not give this code/)).toBeVisible();
  });

  it('remembers checked-in codes for the day while offline', async () => {
    const before = keysRead;
    const { bridge } = await open();
    const code = signedCode();
    await waitFor(() => expect(keysRead).toBeGreaterThan(before));
    network.use(fakeCall('checkInFor', { visit: BOOKED, peopleAhead: 6 }));
    scan(code);
    await screen.findByRole('heading', { name: 'You are checked in' });
    act(() => bridge.setOnline(false));
    scan(code);
    expect(await screen.findByText(/This code has checked in already/)).toBeVisible();
  });

  it('warns after 30 s without a touch, and resets 20 s later', async () => {
    const realNow = Date.now;
    let ahead = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
    const { user, bridge } = await open();
    network.use(fakeCall('checkInFor', { visit: BOOKED, peopleAhead: 6 }));
    scan(CODE);
    await screen.findByRole('heading', { name: 'You are checked in' });
    await user.click(screen.getByRole('button', { name: 'Português' }));
    expect(bridge.language.get()).toBe('pt_pt');
    ahead = 31_000;
    expect(await screen.findByRole('alert', undefined, { timeout: 10_000 })).toBeVisible();
    expect(screen.getAllByText('A 112')[0]).toBeVisible();
    ahead = 52_000;
    await waitFor(() => expect(screen.queryAllByText('A 112')).toEqual([]), { timeout: 10_000 });
    await waitFor(() => expect(bridge.language.get()).toBe(bridge.deployment.get().languages[0]));
    expect(document.querySelector('[data-slip]')).toBeNull();
    clock.mockRestore();
  });

  it('closes outside office hours, and then ignores the scanner', async () => {
    const self = aSelf({ role: 'kiosk' });
    await open(self);
    const sent: SentWrite[] = [];
    network.use(notedCall('checkInFor', () => ({ visit: BOOKED, peopleAhead: 0 }), sent));
    const [office] = self.offices;
    self.offices = [{ ...office!, isOfficeTime: false }];
    // The next poll of the office, which comes every 10 s.
    act(() => window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('heading', { name: 'Closed now' }, { timeout: 30_000 })).toBeVisible();
    scan(CODE);
    expect(screen.getByRole('heading', { name: 'Closed now' })).toBeVisible();
    expect(sent).toEqual([]);
  }, 45_000);

  it('says when it opens, with the hours of the week, while it is closed', async () => {
    const [office] = aSelf().offices;
    const week = [
      { day: '01/12/2026', hours: [] },
      {
        day: '02/12/2026',
        hours: [540, 870].map((from) => ({ opensMinute: from, closesMinute: from + 180 })),
      },
    ];
    const closed = { ...office!, isOfficeTime: false, opensAt: '2026-12-02T01:00:00Z', week };
    const { container } = await open(aSelf({ role: 'kiosk', offices: [closed] }));
    expect(screen.getByText(/^Opens on .*2 December.* at 09:00\.$/)).toBeVisible();
    const days = screen.getAllByRole('term').map((term) => term.parentElement);
    expect(days[0]).toHaveTextContent(/Closed$/);
    expect(days[1]).toHaveTextContent('09:00–12:0014:30–17:30');
    expect(screen.getByRole('heading', { name: 'Book a time now' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the wait beside each service, and with a number', async () => {
    const self = aSelf({ role: 'kiosk' });
    const [first, second] = self.queues;
    const queues = [{ ...first!, waitRange: { fromMinutes: 25, toMinutes: 40 } }, second!];
    const { user } = await open({ ...self, queues });
    expect(screen.getByText('about 25 to 40 min')).toBeVisible();
    network.use(fakeCall('walkIn', { ticketId: 't', jettonCode: 'A038', qrcodeContent: CODE }));
    await user.click(screen.getByRole('button', { name: /Take a number/ }));
    await user.click(screen.getByRole('button', { name: /Resident card renewal.*about 25 to 40 min/ }));
    expect(await screen.findByRole('heading', { name: 'Here is your number' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('about 25 to 40 min')).toHaveLength(2));
    expect(screen.getByText(/^Wait/)).toBeInTheDocument();
  });

  it('is closed while no queue gives out numbers', async () => {
    const [first] = aSelf().queues;
    await open(aSelf({ role: 'kiosk', queues: [{ ...first!, open: false }] }));
    expect(await screen.findByRole('heading', { name: 'Closed now' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Take a number/ })).not.toBeInTheDocument();
  });

  it('has four languages, and shows where staff are on every page', async () => {
    const { user, bridge } = await open();
    await user.click(screen.getByRole('button', { name: 'Português' }));
    expect(bridge.language.get()).toBe('pt_pt');
    for (const name of ['繁體中文', '简体中文', 'English'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Find staff' }));
    expect(screen.getByRole('heading', { name: 'Our staff will help you' })).toBeVisible();
  });

  it('counts each slip, and answers a test with one that is no number', async () => {
    const sent: SentWrite[] = [];
    const askedAt = '2026-12-01T01:31:00Z';
    const self = aSelf({ role: 'kiosk', name: 'Kiosk 2', device: { isWithoutPaper: false } });
    network.use(notedCall('reportDevice', () => ({ noted: true }), sent));
    await open(self);
    network.use(fakeCall('checkInFor', { visit: BOOKED, peopleAhead: 6 }));
    scan(CODE);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ paper: 'printed' }]));
    self.device = { isWithoutPaper: false, test: askedAt };
    stream.send('changed');
    expect(await screen.findByText(/^Test of Kiosk 2/)).toBeVisible();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(document.querySelector('[data-slip]')).toHaveTextContent(/Test of Kiosk 2 by the supervisor/);
    expect(sent).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(sent[1]?.body).toEqual({ tested: askedAt, paper: 'printed' }));
    stream.send('changed');
    expect(print).toHaveBeenCalledTimes(2);
  });

  it('lets people photograph their number if no slip comes out, and reports it', async () => {
    const sent: SentWrite[] = [];
    const self = aSelf({ role: 'kiosk', name: 'Kiosk 2', device: { isWithoutPaper: false } });
    network.use(notedCall('reportDevice', () => ({ noted: true }), sent));
    const { user, container } = await open(self);
    network.use(fakeCall('checkInFor', { visit: BOOKED, peopleAhead: 6 }));
    scan(CODE);
    await user.click(await screen.findByRole('button', { name: 'No slip came out' }));
    expect(screen.getByText('Please photograph this number')).toBeVisible();
    expect(screen.getAllByText('A 112')[0]).toBeVisible();
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ paper: 'out' }]));
    expect(await axe(container)).toHaveNoViolations();
    self.device = { isWithoutPaper: true };
    await user.click(screen.getByRole('button', { name: 'Done' }));
    stream.send('changed');
    expect(await screen.findByText(/no paper at the moment/)).toBeVisible();
    scan(CODE);
    expect(await screen.findByText('Please photograph this number')).toBeVisible();
  });

  it('reports nothing for a member of staff who tries it', async () => {
    const sent: SentWrite[] = [];
    network.use(notedCall('reportDevice', () => ({ noted: true }), sent));
    const { user } = await open(aSelf({ role: 'supervisor' }));
    network.use(fakeCall('checkInFor', { visit: BOOKED, peopleAhead: 6 }));
    scan(CODE);
    await user.click(await screen.findByRole('button', { name: 'No slip came out' }));
    expect(screen.getByText('Please photograph this number')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
