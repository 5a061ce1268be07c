import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { DARK, LIGHT, type ColourName } from '../theme/colours';
import { cssName } from '../theme/css-name';
import { Legend } from './legend';

/** What people call a colour `#RRGGBB`, as far as the legend needs it. */
function nameOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  // Saturation of HSL.
  if ((most - least) / (1 - Math.abs(most + least - 1)) < 0.3) return 'grey';
  if (most !== red) return 'green or blue';
  return (green - blue) / (most - least) < 0.4 ? 'red' : 'yellow';
}

it.each([
  ['light', LIGHT],
  ['dark', DARK],
])('is red for full, yellow for holiday and grey for not open: %s [BOK-47]', async (_, colours) => {
  await renderPart(<Legend />);
  const legend = screen.getByRole('list', { name: 'Legend' });
  const signOf = (face: string) => legend.querySelector(`[data-face='${face}']`)!;
  const colourOf = (face: string) => {
    const sign = signOf(face);
    const variable = /var\((--[\w-]+)\)/.exec(getComputedStyle(sign).background)?.[1];
    const names = Object.keys(colours) as ColourName[];
    return nameOf(colours[names.find((name) => cssName(name) === variable)!]);
  };
  expect(['full', 'holiday', 'closed'].map(colourOf)).toEqual(['red', 'yellow', 'grey']);
  const wordOf = (face: string) => signOf(face).nextSibling?.textContent;
  expect(['full', 'holiday', 'closed'].map(wordOf)).toEqual(['Full', 'Holiday', 'Closed']);
});
