import type { RegistryEntry } from '@vez/shared/contracts/client';
import { cameIn, prepareFor, wentOut } from './stay';

const NAME = 'mfe-parking';
const entry: RegistryEntry = {
  ...{ name: NAME, routes: ['/parking'], contract: '^1.4.0', owner: 'team-parking' },
  ...{ entry: { url: `/assets/${NAME}/entry.js`, integrity: '' }, preload: {}, locales: {} },
};
const press = () => window.dispatchEvent(new Event('vez-press'));

it('counts what was shown before it could be watched, so that a slot that goes rests no page', async () => {
  const told = jest.fn();
  const first = prepareFor(entry);
  // As after two seconds: the page does not wait longer.
  cameIn(NAME);
  await first;
  new Function(
    'told',
    `window.addEventListener('vez-press', told)\n//# sourceURL=https://vez.test${entry.entry.url}`,
  )(told);

  await prepareFor(entry);
  cameIn(NAME);
  press();
  expect(told).toHaveBeenCalledTimes(1);
  wentOut(NAME);
  press();
  expect(told).toHaveBeenCalledTimes(2);
  wentOut(NAME);
  press();
  expect(told).toHaveBeenCalledTimes(2);
});
