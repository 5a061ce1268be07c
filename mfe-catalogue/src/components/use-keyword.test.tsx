import { act, fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { I18nextProvider } from '@vez/shared/i18n';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../definition';
import { aSummary } from '../testing/facts';
import { texts } from '../texts';
import { useKeyword } from './use-keyword';
import { useSettled } from './use-settled';

function Probe() {
  const { keyword, isComposing, problem, box } = useKeyword('');
  const settled = useSettled(keyword, isComposing);
  return (
    <>
      <input aria-label="keyword" {...box} />
      <output>{`${settled}|${problem === undefined ? '' : 'problem'}`}</output>
    </>
  );
}
const show = () =>
  render(
    <I18nextProvider i18n={texts.i18n}>
      <Probe />
    </I18nextProvider>,
  );
const input = () => screen.getByRole('textbox', { name: 'keyword' });
/** Simulates an input method: each step is the text composed so far, and the last one is the chosen text. */
function compose(steps: readonly string[], before = '') {
  fireEvent.compositionStart(input());
  for (const step of steps) {
    fireEvent.compositionUpdate(input(), { data: step });
    fireEvent.input(input(), { target: { value: before + step }, isComposing: true });
  }
}

beforeAll(() => texts.use('en_us'));
afterEach(() => jest.useRealTimers());

it.each([
  [['s', 'sh', "sh'f", "shen'fen", '身份'], '身份'],
  [['ㄕ', 'ㄕㄣ', '身'], '身'],
  [['`', 'ã', 'ção'], 'ção'],
  [['o', 'o.', 'o.n', '安'], '安'],
])('keeps every character while an input method composes %j [VAL-01] [VAL-06]', (steps, chosen) => {
  show();
  fireEvent.compositionStart(input());
  for (const step of steps) {
    fireEvent.compositionUpdate(input(), { data: step });
    fireEvent.input(input(), { target: { value: step }, isComposing: true });
    expect(input()).toHaveValue(step);
  }
  fireEvent.compositionEnd(input(), { data: chosen });
  expect(input()).toHaveValue(chosen);
  expect(screen.getByRole('status')).not.toHaveTextContent('problem');
});

it('does not search while a character is being composed [VAL-03]', () => {
  jest.useFakeTimers();
  show();
  compose(['s', 'sh', 'shen']);
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByRole('status')).toHaveTextContent('|');

  fireEvent.input(input(), { target: { value: '身' }, isComposing: true });
  fireEvent.compositionEnd(input());
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByRole('status')).toHaveTextContent('身|');
});

it('removes only forbidden characters, once composed [VAL-01] [VAL-02]', () => {
  show();
  compose(['身份#證']);
  expect(input()).toHaveValue('身份#證');
  fireEvent.compositionEnd(input());
  expect(input()).toHaveValue('身份證');
  expect(screen.getByRole('status')).toHaveTextContent('problem');
});

it('loses no character, whatever is composed [VAL-01] [VAL-06]', () => {
  show();
  const allowed = fc.string({ unit: fc.constantFrom(...'身份證續期護照澳門醫aé1 ') });
  fc.assert(
    fc.property(fc.array(allowed, { minLength: 1, maxLength: 4 }), (words) => {
      fireEvent.input(input(), { target: { value: '' } });
      let before = '';
      for (const word of words) {
        compose(['`', "x'y", word], before);
        fireEvent.compositionEnd(input());
        before += word;
      }
      expect(input()).toHaveValue(before);
    }),
    { numRuns: 50 },
  );
});

describe('the search page', () => {
  const network = fakeNetwork();
  it('accepts any keyword in its address [VAL-01] [CAT-23]', async () => {
    network.use(
      fakeCall('recommendedServices', []),
      fakeCall('searchServices', { departments: [], services: [aSummary()] }),
    );
    const { bridge } = await renderRoute('/search', definition);
    await screen.findByRole('searchbox');
    const keywords = fc.sample(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme' }), fc.string()),
      { numRuns: 100, seed: 9 },
    );
    for (const keyword of keywords) {
      const query = new URLSearchParams({ q: keyword });
      act(() => bridge.navigate(`/search?${query.toString()}`, { replace: true }));
      expect(screen.getByRole('searchbox')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
    }
  });
});
