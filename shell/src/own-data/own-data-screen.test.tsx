import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Language, Session } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, noConnection, refusal } from '@vez/shared/testing';
import { renderShell } from '../testing/render-shell';
import type { OwnData } from './kept-list';

const network = fakeNetwork();
/** Notes the files that the browser saves: their names and contents. */
function notedFiles() {
  const saved: { name: string; content: BlobPart[] }[] = [];
  let content: BlobPart[] = [];
  class NotedBlob extends Blob {
    constructor(parts: BlobPart[], options?: BlobPropertyBag) {
      super(parts, options);
      content = parts;
    }
  }
  Object.assign(window, { Blob: NotedBlob });
  Object.assign(URL, { createObjectURL: () => 'blob:vez', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
  return saved;
}
const PERSON: Session = { kind: 'phone', mobile: { area: '853', number: '66123834' } };
const KINDS: OwnData['kinds'] = [
  { kind: 'tickets', count: 3, keptDays: 90, until: '01/03/2027' },
  { kind: 'answers', count: 0, keptDays: 30, until: null },
  { kind: 'messages', count: 1, keptDays: 1, until: '02/12/2026' },
  { kind: 'favourites', count: 2, keptDays: 730, until: '30/11/2028' },
  { kind: 'searches', count: 0, keptDays: 90, until: null },
  { kind: 'consents', count: 1, keptDays: 366, until: '02/12/2027' },
  { kind: 'logins', count: 1, keptDays: 1, until: null },
  { kind: 'technical', count: null, keptDays: 1, until: null },
  { kind: 'audit', count: null, keptDays: 366, until: null },
];
const open = (session: Session = PERSON, language: Language = 'en_us') =>
  renderShell('/MyDataPage', { session, language });

describe('the page of one’s own data', () => {
  const rows = async () =>
    (await within(await screen.findByRole('main')).findAllByRole('listitem')).map(
      ({ textContent }) => textContent,
    );

  it.each<[Language, string, RegExp]>([
    ['en_us', 'Tickets and bookings3', /Deleted 90 days after the visit\. The last on .*1 March 2027\.$/],
    ['zh_hant', '籌號及預約3', /辦理後90天刪除。最後一項於2027年3月1日.*刪除。$/],
    ['zh_hans', '筹号及预约3', /办理后90天删除。最后一项于2027年3月1日.*删除。$/],
    [
      'pt_pt',
      'Senhas e marcações3',
      /Eliminação 90 dias depois da visita\. O último: .*1 de Março de 2027\.$/,
    ],
  ])('says what is kept, why, and until when in %s [ACC-12]', async (language, start, end) => {
    network.use(fakeCall('ownData', { kinds: KINDS, activeTickets: 0, isRecent: true }));
    const { container } = await open(PERSON, language);
    const [first, ...others] = await rows();
    expect(first!.startsWith(start)).toBe(true);
    expect(first).toMatch(end);
    expect(others).toHaveLength(8);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('names no date where nothing is kept, and no number where none is counted', async () => {
    network.use(fakeCall('ownData', { kinds: KINDS, activeTickets: 0, isRecent: true }));
    await open();
    const all = await rows();
    expect(all[1]).toMatch(/^ID numbers and answersNone.*Deleted 30 days after the visit\.$/);
    expect(all[6]).toMatch(/^Logins1.*Deleted when you log out, or when the login ends\.$/);
    expect(all[8]).toMatch(/^Record of changesTo prove misuse.*Deleted after 366 days\.$/);
  });

  it('asks visitors to log in, and returns here', async () => {
    const { container } = await open({ kind: 'anonymous' });
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2FMyDataPage',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be tried again after a failure', async () => {
    network.use(fakeCall('ownData', noConnection));
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    network.use(fakeCall('ownData', { kinds: KINDS, activeTickets: 0, isRecent: true }));
    await user.click(again);
    expect(await rows()).toHaveLength(9);
  });

  it('downloads everything as one file named by the day in the city', async () => {
    const file = {
      madeAt: '2026-12-01T17:00:00.000Z',
      person: { account: '', name: '', mobile: '+853 66123834', idNumber: '', birthday: '' },
      ...{ tickets: [], messages: [], favourites: [], consents: [], logins: [] },
      searches: [{ words: 'passport', at: '2026-12-01T01:00:00.000Z' }],
    };
    network.use(
      fakeCall('ownData', { kinds: KINDS, activeTickets: 0, isRecent: true }),
      fakeCall('ownDataFile', file),
    );
    const saved = notedFiles();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe('vez-2026-12-02.json');
    expect(JSON.parse(saved[0]!.content.join(''))).toEqual(file);
  });

  it('asks for a new login before it hands over or erases anything', async () => {
    network.use(fakeCall('ownData', { kinds: KINDS, activeTickets: 0, isRecent: false }));
    const { user, bridge } = await open();
    await user.click(await screen.findByRole('button', { name: 'Log in again' }));
    await waitFor(() => expect(bridge.trace.visited).toEqual(['/login?returnTo=%2FMyDataPage']));
    expect(bridge.session.get().kind).toBe('anonymous');
    expect(screen.queryByRole('button', { name: 'Erase my data' })).toBeNull();
  });

  it('names active tickets instead of erasing beside them', async () => {
    network.use(fakeCall('ownData', { kinds: KINDS, activeTickets: 2, isRecent: true }));
    await open();
    expect(await screen.findByText(/You have 2 current tickets or bookings\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My tickets' })).toHaveAttribute('href', '/myBooking');
    expect(screen.queryByRole('button', { name: 'Erase my data' })).toBeNull();
  });

  it('erases only after a question, then logs out and says so', async () => {
    let erased = 0;
    network.use(
      fakeCall('ownData', { kinds: KINDS, activeTickets: 0, isRecent: true }),
      fakeCall('eraseOwnData', () => {
        erased += 1;
        return { erased: true };
      }),
    );
    const { user, bridge } = await open();
    await user.click(await screen.findByRole('button', { name: 'Erase my data' }));
    await waitFor(() => expect(bridge.trace.confirmations).toHaveLength(1));
    expect(await screen.findByRole('heading', { name: 'Your data is erased' })).toHaveFocus();
    expect(erased).toBe(1);
    expect(bridge.session.get().kind).toBe('anonymous');
  });

  it('can erase again when the network fails', async () => {
    network.use(
      fakeCall('ownData', { kinds: KINDS, activeTickets: 0, isRecent: true }),
      fakeCall('eraseOwnData', noConnection),
    );
    const { user } = await open();
    const erase = await screen.findByRole('button', { name: 'Erase my data' });
    await user.click(erase);
    await waitFor(() => expect(erase).toBeEnabled());
    network.use(fakeCall('eraseOwnData', { erased: true }));
    await user.click(erase);
    expect(await screen.findByRole('heading', { name: 'Your data is erased' })).toBeVisible();
  });

  it('keeps the page when a ticket was taken meanwhile', async () => {
    network.use(
      fakeCall('ownData', { kinds: KINDS, activeTickets: 0, isRecent: true }),
      fakeCall('eraseOwnData', () => refusal('ticketsActive', 'Cancel first.')),
    );
    const { user } = await open();
    const erase = await screen.findByRole('button', { name: 'Erase my data' });
    await user.click(erase);
    await waitFor(() => expect(erase).toBeEnabled());
    await act(async () => undefined);
    expect(await rows()).toHaveLength(9);
  });
});
