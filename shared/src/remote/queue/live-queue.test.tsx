import { screen } from '@testing-library/react';
import fc from 'fast-check';
import type { Language, QueueInfo } from '../../contracts/client';
import { BridgeContext } from '../../bridge/bridge-context';
import { LANGUAGES } from '../../domain';
import { cityClock } from '../../domain/dates';
import { aQueue, createTestBridge } from '../../testing';
import { renderPart } from '../../ui/testing/render-part';
import { loadUiTexts } from '../../ui/texts';
import { LiveQueue } from './live-queue';
import { adviceWords, queueWords } from './use-queue-words';

const NOW = '2026-12-01T09:31';
beforeEach(() => jest.useFakeTimers({ now: new Date(`${NOW}:00+08:00`) }));
afterEach(() => jest.useRealTimers());

const WAYS = { canBook: true, hasOtherOffices: false, isByVideo: false };
const view = (queue: Partial<QueueInfo>, language: Language = 'en_us', error: Error | null = null) =>
  renderPart(
    <BridgeContext value={createTestBridge()}>
      <LiveQueue of={{ data: aQueue(queue), error, refetch: () => undefined }} ways={WAYS} />
    </BridgeContext>,
    language,
  );

it('shows how many people wait while numbers are given [QUE-03]', async () => {
  await view({ waitCount: 9, openCounter: 5, notCheckInCount: 2 });
  expect(screen.getByText('Numbers available')).toBeVisible();
  expect(screen.getByRole('heading', { name: '9 people are waiting' })).toBeVisible();
  expect(screen.getByText('Counters').parentElement).toHaveTextContent('Counters5open');
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('Live')).toBeVisible();
});

const waitRange = { fromMinutes: 25, toMinutes: 40, record: { hits: 163, of: 200 } };

it('shows the expected wait, and how often such estimates were right [QUE-03]', async () => {
  await view({ waitRange });
  const wait = screen.getByRole('group', { name: 'Waiting time' });
  expect(wait).toHaveTextContent('about 25 to 40 min');
  expect(wait).toHaveTextContent('right 8 of 10 times');
});

it.each<[string, Partial<QueueInfo>, Error | null]>([
  ['where it is not known', {}, null],
  ['of figures that are live no more', { waitRange }, new Error('offline')],
  ['of a queue that gives no numbers', { waitRange, pass: 'N', queueState: 'FULL' }, null],
])('shows no wait %s', async (_when, queue, error) => {
  await view(queue, 'en_us', error);
  expect(screen.queryByRole('group', { name: 'Waiting time' })).not.toBeInTheDocument();
});

it.each([
  ['2026-12-01T06:00:00Z', 'Opens today 14:00'],
  ['2026-12-02T01:00:00Z', 'Opens tomorrow 09:00'],
  ['2026-12-07T01:00:00Z', 'Opens Monday 09:00'],
  ['2026-12-10T01:00:00Z', 'Opens Thursday 10 December 09:00'],
])('shows when a closed place opens next, without a count: %s', async (opensAt, words) => {
  await view({ isOfficeTime: false, waitCount: 0, opensAt });
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
});

it.each<[Language, string]>([
  ['zh_hant', '關閉至今日14:30（颱風）'],
  ['zh_hans', '关闭至今日14:30（台风）'],
  ['pt_pt', 'Encerrado até hoje às 14:30 (tufão)'],
  ['en_us', 'Closed until today 14:30 (typhoon)'],
])('shows until when a closed office is closed and why, in %s [CAT-55]', async (language, words) => {
  const closure = { reason: 'typhoon', until: '2026-12-01T06:30:00Z' } as const;
  await view({ isOfficeTime: false, opensAt: '2026-12-01T06:30:00Z', closure }, language);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

it('shows that a queue is paused, not that the system is abnormal [QUE-13]', async () => {
  await view({ pass: 'N', queueState: '', isPaused: true, waitCount: 14 });
  expect(screen.getByText('Paused')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/Numbers already taken stay valid/);
  expect(screen.queryByText(/has stopped/)).not.toBeInTheDocument();
  expect(screen.getByText('14')).toBeVisible();
});

const paused = { pass: 'N', queueState: '', isPaused: true } as const;
const AT_HALF_PAST_TWO = '2026-12-01T06:30:00Z';

it.each<[Language, string]>([
  ['zh_hant', '暫停派籌至14:30'],
  ['zh_hans', '暂停派筹至14:30'],
  ['pt_pt', 'Suspenso até às 14:30'],
  ['en_us', 'Paused until 14:30'],
])('shows until when a queue is paused, in %s [QUE-13]', async (language, words) => {
  await view({ ...paused, pausedUntil: AT_HALF_PAST_TWO }, language);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

it.each([
  ['2026-12-02T01:00:00Z', 'Paused until tomorrow 09:00'],
  ['2026-12-07T01:00:00Z', 'Paused until Monday 09:00'],
  // Already over: the next answer has the current state.
  ['2026-12-01T01:31:00Z', 'No numbers are given for the moment'],
])('shows a pause that ends at %s as “%s” [QUE-13]', async (pausedUntil, words) => {
  await view({ ...paused, pausedUntil });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

it('keeps the last figure with its time when offline, and is no longer live', async () => {
  await view({ waitCount: 9, updatedAt: '2026-12-01T01:18:00Z' }, 'en_us', new Error('offline'));
  expect(screen.getByText('9 people were waiting at 09:18')).toBeVisible();
  expect(screen.getByText('Not live')).toBeVisible();
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
});

const anyInfo = fc
  .record({
    status: fc.boolean(),
    isOpen: fc.boolean(),
    isOfficeTime: fc.boolean(),
    pass: fc.constantFrom<'Y' | 'N'>('Y', 'N'),
    queueState: fc.constantFrom('', 'NOTBUSY', 'FULL', 'NOCOUNTER'),
    isPaused: fc.boolean(),
    waitCount: fc.integer({ min: 0, max: 60 }),
    end: fc.constantFrom({}, { pausedUntil: AT_HALF_PAST_TWO }, { pausedUntil: '2026-12-01T01:00:00Z' }),
  })
  .map(({ end, ...change }) => aQueue({ ...change, ...end }));

const anyWays = fc.record({ canBook: fc.boolean(), hasOtherOffices: fc.boolean(), isByVideo: fc.boolean() });

it.each(LANGUAGES)('never contradicts itself in words, in %s', async (language) => {
  const texts = await loadUiTexts(language);
  const { badge, say, advice, nobody } = texts.queue;
  fc.assert(
    fc.property(anyInfo, fc.boolean(), anyWays, (queue, isStale, ways) => {
      const words = queueWords(texts, queue, { isStale, clock: cityClock('Asia/Macau') });
      expect(words.sentence).not.toMatch(/undefined|\{\{/);
      const saysCount = /\d/.test(words.sentence) && words.sentence !== nobody;
      // A sentence with a count appears only if the count is shown.
      // Only an ongoing pause by staff shows its end.
      const goesOn = words.kind === 'paused' && words.obstacle === 'queuePaused';
      expect(words.sentence.includes('14:30')).toBe(goesOn && queue.pausedUntil === AT_HALF_PAST_TWO);
      if (saysCount) expect(words.hasFigures).toBe(true);
      const what = adviceWords(texts, words, ways);
      expect(what === undefined).toBe(words.mayTake);
      if (!ways.canBook) expect(what ?? '').not.toContain(advice.book);
      if (ways.isByVideo) expect(what ?? '').not.toContain(advice.takeAtOffice);
      if (words.obstacle === 'queueNotBusy' && !isStale) {
        expect(words.sentence).toBe(say.queueNotBusy);
        expect(words.kind).toBe('short');
      }
      expect(Object.keys(badge)).toContain(words.kind);
    }),
  );
});
