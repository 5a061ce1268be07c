import { screen } from '@testing-library/react';
import type { Language, WaitRange } from '../../contracts/client';
import { renderPart } from '../testing/render-part';
import { loadUiTexts } from '../texts';
import { UnknownWait, WaitInLine, WaitTime } from './wait-time';
import { briefWait, waitWords } from './wait-words';

const rangeOf = (fromMinutes: number, toMinutes: number): WaitRange => ({ fromMinutes, toMinutes });

it.each<[Language, string, string, string]>([
  ['en_us', 'about 25 to 40 min', 'under 5 min', 'over 2 h'],
  ['pt_pt', 'cerca de 25 a 40 min', 'menos de 5 min', 'mais de 2 h'],
  ['zh_hant', '約25至40分鐘', '少於5分鐘', '超過2小時'],
  ['zh_hans', '约25至40分钟', '少于5分钟', '超过2小时'],
])('shows the expected wait, in %s [QUE-03]', async (language, about, under, over) => {
  const texts = await loadUiTexts(language);
  const words = [rangeOf(25, 40), rangeOf(0, 5), rangeOf(120, 175)].map((range) => waitWords(texts, range));
  expect(words).toEqual([about, under, over]);
});

it('labels the time for screen readers, and shows how often estimates were right', async () => {
  await renderPart(<WaitTime range={{ ...rangeOf(25, 40), record: { hits: 163, of: 200 } }} />);
  const group = screen.getByRole('group', { name: 'Waiting time' });
  expect(group).toHaveTextContent('about 25 to 40 min');
  expect(group).toHaveTextContent('right 8 of 10 times in the last 30 days');
});

it('shows no record while too little is known', async () => {
  await renderPart(<WaitTime range={rangeOf(5, 15)} />);
  expect(screen.getByRole('group')).toHaveTextContent(/^about 5 to 15 min$/);
});

const typical: WaitRange = { ...rangeOf(25, 40), isTypical: true };

it.each<[Language, string, string]>([
  ['en_us', 'usual, not live', 'usually 25–40 min'],
  ['pt_pt', 'habitual, não em directo', 'em geral 25–40 min'],
  ['zh_hant', '通常情況，非即時', '通常25–40分鐘'],
  ['zh_hans', '通常情况，非实时', '通常25–40分钟'],
])('marks a typical range everywhere, in %s [QUE-03]', async (language, mark, brief) => {
  await renderPart(
    <>
      <WaitTime range={typical} />
      <WaitInLine range={typical} />
    </>,
    language,
  );
  expect(screen.getAllByText(mark, { exact: false })).toHaveLength(2);
  expect(briefWait(await loadUiTexts(language), typical)).toBe(brief);
});

it('shows from when the wait will be known, if foreseeable', async () => {
  await renderPart(
    <>
      <UnknownWait until="14:30" />
      <UnknownWait until={undefined} />
    </>,
  );
  expect(screen.getByText('Waiting time from about 14:30 on')).toBeVisible();
  expect(screen.getByText('Waiting time once enough people have been called')).toBeVisible();
});
