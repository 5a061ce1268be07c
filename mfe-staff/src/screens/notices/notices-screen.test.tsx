import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, notedCall, refusal, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import type { SavedNotice } from '../../model/wire';
import { aDesk, aSelf, NOW, STAFF } from '../../testing/office';

const network = fakeNetwork();
const ID = '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a77';
const texts = { zh_hant: '延誤', zh_hans: '延误', pt_pt: 'Atraso', en_us: 'About 30 minutes late.' };
const aNotice = (of: Partial<SavedNotice> = {}): SavedNotice => ({
  ...{ noticeId: ID, serviceId: null, kind: 'late', minutes: 30, texts, messages: 2 },
  ...{ madeAt: NOW, savedAt: NOW, until: '2026-12-01T02:31:00Z', endedAt: null },
  ...of,
});

/** Opens the screen of an office whose notices a test may change. */
async function open(notices: SavedNotice[] = []) {
  const office = { notices };
  const sent: SentWrite[] = [];
  const answer = { noticeId: ID, savedAt: NOW, messages: 2 };
  network.use(
    fakeCall('staffSelf', aSelf({ role: 'clerk' })),
    fakeCall('officeNotices', () => ({ at: NOW, notices: office.notices })),
    fakeCall('previewNotice', { onPage: 5, byMessage: 2, texts }),
    notedCall('saveNotice', () => ((office.notices = [aNotice()]), answer), sent),
  );
  const view = await renderRoute('/staff/notices', definition, {
    session: STAFF,
    advanceTimers: jest.advanceTimersByTime,
  });
  await screen.findByText('Tell everyone who waits');
  return { office, sent, ...view };
}
const goButton = () => screen.findByRole('button', { name: /^Tell everyone|^Save/ });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: new Date(NOW) });
});
afterEach(() => jest.useRealTimers());

describe('telling everyone', () => {
  it('takes one press for what is needed most, and one call of two presses', async () => {
    const { sent, user, container } = await open();
    expect(await screen.findByText('people see it on their ticket’s page')).toBeVisible();
    expect(screen.getByText('About 30 minutes late.')).toBeVisible();
    const go = await screen.findByRole('button', { name: 'Tell everyone, 2 by SMS' });
    await user.dblClick(go);
    expect(await screen.findByText('Everyone sees it now; 2 people get an SMS.')).toBeVisible();
    const until = '2026-12-01T02:31:00.000Z';
    const body = { locationId: 2, serviceId: null, kind: 'late', minutes: 30, until, tells: true };
    expect(sent.map((one) => one.body)).toEqual([body]);
    expect(await screen.findByText(/^Everyone at this office · 09:31 to 10:31 · 2 SMS$/)).toBeVisible();
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('needs own words in a language and an end that is ahead', async () => {
    const { sent, user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Own words' }));
    fireEvent.change(screen.getByLabelText('Until, today'), { target: { value: '09:30' } });
    await user.click(await goButton());
    expect(screen.getByText('Write it in at least one language.')).toBeVisible();
    expect(screen.getByText('Choose a time later today.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Português/ }), 'Use a porta lateral.');
    fireEvent.change(screen.getByLabelText('Until, today'), { target: { value: '12:00' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'A · Resident card renewal');
    await user.click(screen.getByRole('checkbox', { name: /Also send an SMS/ }));
    await user.click(await screen.findByRole('button', { name: 'Tell everyone' }));
    await screen.findByText(/^Everyone sees it now/);
    expect(sent[0]!.body).toMatchObject({
      ...{ serviceId: 7, kind: 'own', until: '2026-12-01T04:00:00.000Z', tells: false },
      texts: { zh_hant: '', pt_pt: 'Use a porta lateral.' },
    });
  });

  it('changes a notice without another message, and shows why it could not', async () => {
    const { sent, user } = await open([aNotice({ serviceId: 7 })]);
    await user.click(await screen.findByRole('button', { name: 'Change: About 30 minutes late.' }));
    expect(screen.getByRole('combobox', { name: 'Who' })).toHaveTextContent('A · Resident card renewal');
    await user.click(screen.getByRole('radio', { name: '60' }));
    const changed = 'Somebody else has changed or ended this notice.';
    network.use(fakeCall('saveNotice', () => refusal('noticeChanged', changed)));
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText(/^Somebody else has changed/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '60' })).toBeChecked();
    network.use(notedCall('saveNotice', () => ({ noticeId: ID, savedAt: NOW, messages: 0 }), sent));
    const again = screen.getByRole('button', { name: 'Save the change' });
    // The list is read anew after a refusal.
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    await user.click(again);
    expect(await screen.findByRole('button', { name: /^Tell everyone/ })).toBeVisible();
    expect(sent[0]!.body).toMatchObject({ noticeId: ID, savedAt: NOW, minutes: 60, tells: false });
  });

  it('ends a notice early, and lists it as over', async () => {
    const { office, user } = await open([aNotice()]);
    const ended: SentWrite[] = [];
    const end = () => {
      office.notices = [aNotice({ endedAt: NOW })];
      return { ended: true };
    };
    network.use(notedCall('endNotice', end, ended));
    await user.click(await screen.findByRole('button', { name: 'End now: About 30 minutes late.' }));
    const row = (await screen.findByText('Over')).closest('li')!;
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
    expect(ended.map(({ body }) => body)).toEqual([{ noticeId: ID }]);
  });
});

it('is known to colleagues at their counters while it is in force', async () => {
  const notices = [{ noticeId: ID, texts, until: '2026-12-01T02:31:00Z' }];
  network.use(fakeCall('staffSelf', aSelf()), fakeCall('desk', aDesk({ notices })));
  await renderRoute('/staff/appointments', definition, {
    session: STAFF,
    advanceTimers: jest.advanceTimersByTime,
  });
  const list = await screen.findByRole('list', { name: 'The office tells everyone' });
  expect(list).toHaveTextContent('About 30 minutes late. until 10:31');
});
