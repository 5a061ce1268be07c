import { ApiError } from '../http/api-error';
import type { Auth, Mobile } from '../contracts/client';
import { forgetCode, requestCode } from './request-code';

const authThat = (sendCode: Auth['sendCode']): Auth => ({ sendCode }) as Auth;
let last = 66_000_000;
const newMobile = () => ({ area: '853', number: String((last += 1)) });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ask = (sendCode: Parameters<typeof authThat>[0], mobile: Mobile) =>
  requestCode(authThat(sendCode), mobile, 'The code could not be sent');

it('sends one code per minute to a number, however often the screen is opened [UI-16]', async () => {
  const sendCode = jest.fn(async () => ({ challengeId: 'c', retryAfterSeconds: 60 }));
  const mobile = newMobile();
  await expect(ask(sendCode, mobile)).resolves.toEqual({ retryAfterSeconds: 60 });
  jest.advanceTimersByTime(18_000);
  await expect(ask(sendCode, mobile)).resolves.toEqual({ retryAfterSeconds: 42 });
  expect(sendCode).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(42_000);
  await ask(sendCode, mobile);
  expect(sendCode).toHaveBeenCalledTimes(2);
});

it('sends to another number at once, and to the same one when its code is used', async () => {
  const sendCode = jest.fn(async () => ({ challengeId: 'c', retryAfterSeconds: 0 }));
  const [one, other] = [newMobile(), newMobile()];
  await expect(ask(sendCode, one)).resolves.toEqual({ retryAfterSeconds: 60 });
  await ask(sendCode, other);
  forgetCode(one);
  await ask(sendCode, one);
  expect(sendCode).toHaveBeenCalledTimes(3);
});

it('waits as long as the server requests, if a code was sent before a reload', async () => {
  const tooSoon = new ApiError({ kind: 'refused', reason: 'codeTooSoon', retryAfterSeconds: 12 }, 'Too soon');
  const sendCode = () => Promise.reject(tooSoon);
  await expect(ask(sendCode, newMobile())).resolves.toEqual({ retryAfterSeconds: 12 });
});

it('reports that there were too many, and until when, without another request', async () => {
  const tooMany = new ApiError(
    { kind: 'refused', reason: 'tooManyCodes', retryAfterSeconds: 725 },
    'Too many',
  );
  const sendCode = jest.fn(() => Promise.reject(tooMany));
  const mobile = newMobile();
  await expect(ask(sendCode, mobile)).resolves.toEqual({ problem: 'Too many', retryAfterSeconds: 725 });
  jest.advanceTimersByTime(700_000);
  await expect(ask(sendCode, mobile)).resolves.toEqual({ problem: 'Too many', retryAfterSeconds: 25 });
  expect(sendCode).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(25_000);
  await ask(sendCode, mobile);
  expect(sendCode).toHaveBeenCalledTimes(2);
});

it('reports the error, and can be retried at once [UI-17]', async () => {
  const sendCode = jest.fn(() => Promise.reject(new ApiError({ kind: 'refused' }, 'Too many codes today.')));
  const mobile = newMobile();
  for (let time = 1; time <= 2; time += 1) {
    await expect(ask(sendCode, mobile)).resolves.toEqual({
      problem: 'Too many codes today.',
    });
    expect(sendCode).toHaveBeenCalledTimes(time);
  }
});

it('never shows an internal error message', async () => {
  const sendCode = () => Promise.reject(new TypeError("Cannot read properties of undefined (reading 'x')"));
  await expect(ask(sendCode, newMobile())).resolves.toEqual({ problem: 'The code could not be sent' });
});
