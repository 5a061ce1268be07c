import { codeOf, press } from '../testing/run-as-remote';
import { cameIn, onLeaving, prepare, wentOut } from './watch-leavings';

let at = 0;
let remote: string;
beforeEach(() => (remote = `mfe-odd${(at += 1)}`));

it('silences listeners of a remote while it is not shown, and hears them again with it', () => {
  const told = jest.fn();
  codeOf(remote, `window.addEventListener('vez-press', told)`)(told);
  cameIn(remote);
  press();
  expect(told).toHaveBeenCalledTimes(1);
  wentOut(remote);
  press();
  expect(told).toHaveBeenCalledTimes(1);
  cameIn(remote);
  press();
  expect(told).toHaveBeenCalledTimes(2);
  codeOf(remote, `window.removeEventListener('vez-press', told)`)(told);
  wentOut(remote);
  cameIn(remote);
  press();
  expect(told).toHaveBeenCalledTimes(2);
});

it('lets a remote go on that is shown in a slot still', () => {
  const told = jest.fn();
  codeOf(remote, `document.addEventListener('vez-press', told)`)(told);
  cameIn(remote);
  cameIn(remote);
  wentOut(remote);
  document.dispatchEvent(new Event('vez-press'));
  expect(told).toHaveBeenCalledTimes(1);
});

it('silences what is begun after the remote was left', () => {
  const told = jest.fn();
  cameIn(remote);
  wentOut(remote);
  codeOf(remote, `window.addEventListener('vez-press', told)`)(told);
  press();
  expect(told).not.toHaveBeenCalled();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('pauses intervals, and lets them go on with the remote', async () => {
  const told = jest.fn();
  codeOf(remote, `window.vezTimer = window.setInterval(told, 5)`)(told);
  cameIn(remote);
  await pause(50);
  expect(told).toHaveBeenCalled();
  wentOut(remote);
  told.mockClear();
  await pause(50);
  expect(told).not.toHaveBeenCalled();
  cameIn(remote);
  await pause(50);
  expect(told).toHaveBeenCalled();
  window.clearInterval((window as { vezTimer?: number }).vezTimer);
});

it('takes elements and styles away with the remote, and tells of what is no style', () => {
  const told = jest.fn();
  onLeaving(told);
  codeOf(
    remote,
    `document.body.append(Object.assign(document.createElement('dialog'), { id: 'odd' }));
     document.head.appendChild(document.createElement('style')).id = 'odd-style';`,
  )(() => undefined);
  const here = () =>
    [...document.querySelectorAll<HTMLStyleElement>('#odd, #odd-style')]
      .filter(({ disabled = false }) => !disabled)
      .map(({ id }) => id);
  cameIn(remote);
  expect(here()).toEqual(['odd-style', 'odd']);
  wentOut(remote);
  expect(here()).toEqual([]);
  expect(told).toHaveBeenCalledWith(remote, ['<dialog id="odd"> in the body']);
  cameIn(remote);
  expect(here()).toEqual(['odd-style', 'odd']);
  prepare(remote, '/one.js');
  expect(here()).toEqual(['odd-style', 'odd']);
  prepare(remote, '/another.js');
  cameIn(remote);
  expect(here()).toEqual([]);
});

it('lets a remote go on whose first release is told only while it is shown', () => {
  const told = jest.fn();
  codeOf(remote, `window.addEventListener('vez-press', told)`)(told);
  cameIn(remote);
  prepare(remote, '/one.js');
  press();
  expect(told).toHaveBeenCalledTimes(1);
  wentOut(remote);
  prepare(remote, '/one.js');
  cameIn(remote);
  press();
  expect(told).toHaveBeenCalledTimes(2);
  prepare(remote, '/another.js');
  press();
  expect(told).toHaveBeenCalledTimes(2);
});

it('leaves alone what is not the remote’s own', () => {
  const told = jest.fn();
  // The shell, called by a remote.
  const shell = () => window.addEventListener('vez-press', told);
  codeOf(remote, `told()`)(shell);
  cameIn(remote);
  wentOut(remote);
  press();
  expect(told).toHaveBeenCalledTimes(1);
  window.removeEventListener('vez-press', told);
});
