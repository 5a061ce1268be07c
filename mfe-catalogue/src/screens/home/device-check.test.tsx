import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { homeFakes } from '../../testing/facts';

const network = fakeNetwork();
const stop = jest.fn();
const stream = () => ({ getTracks: () => [{ stop }, { stop }] }) as unknown as MediaStream;

/** Installs the test's camera and microphone. */
function devices(getUserMedia: jest.Mock | undefined) {
  const mediaDevices = getUserMedia && { getUserMedia };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
}
const fault = (name: string) => jest.fn(async () => Promise.reject(new DOMException('', name)));
const check = async () => screen.findByRole('button', { name: 'Check camera and microphone' });
const openHome = () => renderRoute('/remoteCounterHome', definition, { mode: 'remoteCounter' });

beforeEach(() => {
  stop.mockClear();
  network.use(...homeFakes());
});
afterEach(() => devices(undefined));

it('asks for camera and microphone only after a tap, and shows the picture', async () => {
  const ask = jest.fn(async () => stream());
  devices(ask);
  const { user, container } = await openHome();
  expect(ask).not.toHaveBeenCalled();
  await user.click(await check());
  expect(await screen.findByLabelText('Picture of your camera')).toBeVisible();
  expect(ask).toHaveBeenCalledWith({ video: { facingMode: 'user' }, audio: true });
  expect(screen.getByText('Camera and microphone work')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('switches both off when asked to, and when the page is left', async () => {
  devices(jest.fn(async () => stream()));
  const { user, unmount } = await openHome();
  await user.click(await check());
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(stop).toHaveBeenCalledTimes(2);
  expect(screen.queryByLabelText('Picture of your camera')).not.toBeInTheDocument();
  await user.click(await check());
  await screen.findByLabelText('Picture of your camera');
  unmount();
  expect(stop).toHaveBeenCalledTimes(4);
});

it('switches nothing on if permission is granted after the page was left', async () => {
  const allow = { now: (_: MediaStream) => undefined as void };
  devices(jest.fn(async () => new Promise<MediaStream>((done) => (allow.now = done))));
  const { user, unmount } = await openHome();
  await user.click(await check());
  unmount();
  await act(async () => allow.now(stream()));
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
});

it.each([
  ['NotAllowedError', 'Camera and microphone are not allowed'],
  ['NotFoundError', 'No camera or microphone was found'],
  ['NotReadableError', 'The camera or microphone is in use'],
  ['TypeError', 'This browser cannot show camera and microphone'],
])('explains the problem after %s, and checks again', async (name, words) => {
  devices(fault(name));
  const { user } = await openHome();
  await user.click(await check());
  expect(await screen.findByText(words)).toBeVisible();
  devices(jest.fn(async () => stream()));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByLabelText('Picture of your camera')).toBeVisible();
});

it('reports a browser without camera support', async () => {
  devices(undefined);
  const { user } = await openHome();
  await user.click(await check());
  expect(await screen.findByText('This browser cannot show camera and microphone')).toBeVisible();
});
