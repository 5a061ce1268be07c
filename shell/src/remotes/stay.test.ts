import type { RegistryEntry } from '@vez/shared/contracts/client';
import { codeOf, press } from '../testing/run-as-remote';
import { cameIn, prepareFor, wentOut } from './stay';

const NAME = 'mfe-parking';
const entry: RegistryEntry = {
  ...{ name: NAME, routes: ['/parking'], contract: '^1.4.0', owner: 'team-parking' },
  ...{ entry: { url: `/assets/${NAME}/entry.js`, integrity: '' }, preload: {}, locales: {} },
};

it('counts what was shown before it could be watched, so that a slot that goes rests no page', async () => {
  const told = jest.fn();
  const first = prepareFor(entry);
  // As after two seconds: the page does not wait longer.
  cameIn(NAME);
  await first;
  codeOf(NAME, `window.addEventListener('vez-press', told)`)(told);

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
