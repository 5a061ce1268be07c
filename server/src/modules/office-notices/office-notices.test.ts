import { LANGUAGES, type CallInput, type calls } from '@vez/shared/contracts';
import { createAlerts } from '../alerts';
import { Catalogue } from '../catalogue';
import { outbox } from '../sms';
import { killWithinBatch } from '../../testing/kill-within-batch';
import { startWithOpenQueue } from '../../testing/open-queue';
import { reservationOf } from '../../testing/reservation';
import { pointOf, type TestPoint } from '../../testing/service-point';
import type { TestCaller, TestServer } from '../../testing/test-server';
import { createNoticeJob } from './notice-job';

let city: TestServer;
let queue: TestPoint;
let clerk: TestCaller;
beforeEach(async () => {
  ({ city, queue } = await startWithOpenQueue());
  clerk = await city.staff({ role: 'clerk' });
});
afterEach(() => city.stop());

type Notice = CallInput<(typeof calls)['saveNotice']>;
const late = (more: Partial<Notice> = {}): Notice => ({
  locationId: queue.locationId,
  serviceId: null,
  kind: 'late',
  minutes: 30,
  until: new Date(city.clock.now().getTime() + 20 * 60_000).toISOString(),
  tells: true,
  ...more,
});
const own = (texts: Partial<NonNullable<Notice['texts']>>, more: Partial<Notice> = {}) =>
  late({ kind: 'own', texts, ...more } as Notice);
const save = (notice: Notice) => city.call('saveNotice', notice, { as: clerk });
const refusalOf = async (notice: Notice) => (await city.refusal('saveNotice', notice, { as: clerk })).reason;

async function take(language: (typeof LANGUAGES)[number] = 'en_us', as?: TestCaller, at = queue) {
  const by = as ?? (await city.citizen());
  const { area: mobArea, number: mobNum } = by.mobile;
  const request = { ...at, cntToAlert: null, messageCode: null, mobArea, mobNum };
  return { as: by, ...(await city.call('takeQueueTicket', request, { as: by, language })).ticket };
}
const messagesTo = async (as: TestCaller) => [
  ...(await city.messagesTo(as, 'delay')),
  ...(await city.messagesTo(as, 'notice')),
];

describe('a notice of an office', () => {
  it('is on the page of a queue, of its tickets, on displays and kiosks until it ends', async () => {
    const { as, id } = await take();
    const other = await pointOf(city.db, 'DSI-RES', 'ISL');
    await save(late({ tells: false, until: '2026-12-01T09:35:00+08:00' }));
    await city.refreshCatalogue();
    const seen = async () => {
      const { locationId } = queue;
      const self = await city.call('staffSelf', {}, { as: clerk });
      return [
        (await city.call('counterInfo', queue, { as: city.anonymous })).notices,
        (await city.call('waitingInfoOfTicket', { id }, { as })).notices,
        (await city.call('ticketById', { id }, { as })).notices,
        (await city.call('board', { locationId }, { as: clerk })).notices,
        (await city.call('desk', { locationId, counter: '' }, { as: clerk })).notices,
        self.offices.find((office) => office.locationId === locationId)!.notices,
      ].map((notices) => notices?.map(({ texts }) => texts.en_us));
    };
    const text = 'Service is running about 30 minutes late. Numbers and bookings stay valid.';
    expect(await seen()).toEqual(Array.from({ length: 6 }, () => [text]));
    expect((await city.call('counterInfo', other, { as: city.anonymous })).notices).toBeUndefined();
    city.clock.set('2026-12-01T09:35');
    expect(await seen()).toEqual(Array.from({ length: 6 }, () => undefined));
  });

  it('sends one message to each person who waits, in their language, and none to later ones [FLT-65]', async () => {
    const booked = await city.citizen();
    const tomorrow = await city.citizen();
    const point = await pointOf(city.db, 'DSI-BIR-N', 'CP');
    await city.call('reserve', reservationOf(point, booked, '2026-12-02', '15:00'), { as: booked });
    await city.call('reserve', reservationOf(point, tomorrow, '2026-12-03', '15:00'), { as: tomorrow });
    city.clock.set('2026-12-02T09:31');
    clerk = await city.staff({ role: 'clerk' });
    await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
    const people = await Promise.all(LANGUAGES.map((language) => take(language)));
    const elsewhere = await take('en_us', undefined, await openAt('ISL', 'DSI-RES'));
    const preview = { locationId: queue.locationId, kind: 'late' as const, minutes: 30 };
    expect(await city.call('previewNotice', preview, { as: clerk })).toMatchObject({
      onPage: 5,
      byMessage: 5,
    });
    expect(await save(late())).toMatchObject({ messages: 5 });
    const later = await take();
    for (let time = 0; time < 3; time += 1) await city.runNotices();
    const got = await Promise.all(people.map(({ as }) => messagesTo(as)));
    expect(got.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(got[LANGUAGES.indexOf('pt_pt')]![0]).toMatch(/^Vez: atraso de cerca de 30 minutos em .+: <link>$/);
    expect(await messagesTo(booked)).toHaveLength(1);
    for (const as of [elsewhere.as, tomorrow, later.as]) expect(await messagesTo(as)).toEqual([]);
  });

  it('sends somebody with several tickets one message', async () => {
    const { as } = await take();
    await take('en_us', as, await openAt('CP', 'DSI-RES'));
    expect(await save(late())).toMatchObject({ messages: 1 });
    await city.runNotices();
    expect(await messagesTo(as)).toHaveLength(1);
  });

  it('sends a change only if asked, and nothing to those who left or after its end', async () => {
    const [first, second] = [await take(), await take()];
    const { noticeId, savedAt } = await save(late());
    await city.call('cancelTicket', { id: second.id }, { as: second.as });
    await city.runNotices();
    expect([await messagesTo(first.as), await messagesTo(second.as)].map((got) => got.length)).toEqual([
      1, 0,
    ]);
    city.clock.advance(60);
    const changed = await save(late({ noticeId, savedAt, minutes: 60, tells: false }));
    await city.runNotices();
    expect(await messagesTo(first.as)).toHaveLength(1);
    city.clock.advance(60);
    await save(late({ noticeId, savedAt: changed.savedAt, minutes: 90 }));
    await city.runNotices();
    expect((await messagesTo(first.as))[1]).toMatch('about 90 minutes late');
    const ended = await save(own({ pt_pt: 'Use a porta lateral.' }));
    await city.call('endNotice', { noticeId: ended.noticeId }, { as: clerk });
    await city.runNotices();
    expect(await messagesTo(first.as)).toHaveLength(2);
  });

  it('shows own words in another language where they are missing, as plain text', async () => {
    const { as } = await take();
    await save(own({ pt_pt: ' Use a porta\n lateral. ' }));
    await city.runNotices();
    const { notices } = await city.call('counterInfo', queue, { as: city.anonymous });
    expect(notices![0]!.texts).toMatchObject({
      en_us: 'Use a porta lateral.',
      pt_pt: 'Use a porta lateral.',
    });
    expect((await messagesTo(as))[0]).toMatch(/: Use a porta lateral\. \w+: <link>$/);
  });

  it('refuses ends that are not today, missing words, and addresses', async () => {
    for (const notice of [
      late({ until: '2026-12-01T09:31:00+08:00' }),
      late({ until: '2026-12-02T00:30:00+08:00' }),
      late({ minutes: undefined }),
      own({}),
      own({ zh_hant: ' ' }),
      ...['See https://vez.example', 'www.vez', 'go to vez.com/x', '<b>late</b>'].map((en_us) =>
        own({ en_us }),
      ),
    ]) {
      expect(await refusalOf(notice)).toBe('noticeInvalid');
    }
    await save(own({ en_us: 'Floor 2.Please wait. 1.5 hours', pt_pt: '1.º andar' }));
  });

  it('refuses the same notice twice, a change of a changed or ended one, and too many', async () => {
    const { noticeId, savedAt } = await save(late());
    expect(await refusalOf(late())).toBe('noticeExists');
    city.clock.advance(1);
    const change = late({ noticeId, savedAt, minutes: 45 });
    await save(change);
    city.clock.advance(1);
    expect(await refusalOf(change)).toBe('noticeChanged');
    await city.call('endNotice', { noticeId }, { as: clerk });
    await city.call('endNotice', { noticeId }, { as: clerk });
    expect(await refusalOf(change)).toBe('noticeChanged');
    for (const kind of ['late', 'lift', 'system'] as const) await save(late({ kind }));
    expect(await refusalOf(own({ en_us: 'Hello' }))).toBe('tooManyNotices');
  });

  it('sends messages at most six times an hour', async () => {
    const send = async (minutes: number) => {
      const { noticeId } = await save(late({ minutes }));
      await city.call('endNotice', { noticeId }, { as: clerk });
    };
    for (let round = 1; round <= 6; round += 1) await send(round * 5);
    expect(await refusalOf(late())).toBe('tooManyNotices');
    await save(late({ tells: false }));
    const { notices } = await city.call('officeNotices', { locationId: queue.locationId }, { as: clerk });
    expect(notices.map(({ endedAt }) => endedAt === null)).toEqual([true, ...Array(6).fill(false)]);
    city.clock.set('2026-12-01T10:32');
    clerk = await city.staff({ role: 'clerk' });
    await save(late({ minutes: 60, until: '2026-12-01T12:00:00+08:00' }));
  });

  it('reaches everybody once if a process is killed within a batch [FLT-65]', async () => {
    const people = [await take(), await take(), await take()];
    await save(late());
    await killWithinBatch(
      city,
      async (db, before) => {
        const catalogue = await Catalogue.load({ db, clock: city.clock, log: SILENT });
        const alerts = createAlerts(outbox, catalogue, {
          addressOf: ({ uid }) => `https://vez.test/t#${uid}`,
        });
        let told = 0;
        return createNoticeJob({
          db,
          clock: city.clock,
          alerts: {
            async tellNotice(tx, ...about) {
              told += 1;
              // The first message is written, and is lost with the batch.
              if (told > 1) await before(tx);
              return alerts.tellNotice(tx, ...about);
            },
          },
        });
      },
      async () => {
        await city.runNotices();
        expect(await Promise.all(people.map(({ as }) => messagesTo(as)))).toEqual([[], [], []]);
      },
    );
    await Promise.all([city.runNotices(), city.runNotices()]);
    const got = await Promise.all(people.map(({ as }) => messagesTo(as)));
    expect(got.map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('makes the displays of its office read again once their answer shows it', async () => {
    const catalogue = await Catalogue.load({ db: city.db, clock: city.clock, log: SILENT });
    const told: number[] = [];
    catalogue.onNotices = (office) => void told.push(office);
    const { noticeId } = await save(late());
    await catalogue.refresh();
    await catalogue.refresh();
    expect(told).toEqual([queue.locationId]);
    await city.call('endNotice', { noticeId }, { as: clerk });
    await catalogue.refresh();
    expect(told).toEqual([queue.locationId, queue.locationId]);
  });
});

const SILENT = { info() {}, warn() {}, error() {} };

/** Another queue with an open counter. */
async function openAt(office: string, service: string) {
  const point = await pointOf(city.db, service, office);
  await city.call('openCounter', { ...point, counter: '9' }, { as: city.counterSystem });
  return point;
}
