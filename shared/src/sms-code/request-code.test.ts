import { ApiError } from '../http/api-error';
import type { Auth } from '../contracts/client';
import { forgetCode, requestCode } from './request-code';

const authThat = (sendCode: Auth['sendCode']): Auth => ({ sendCode }) as Auth;
let last = 66_000_000;
const newMobile = () => ({ area: '853', number: String((last += 1)) });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends one code a minute to a number, however often its screen is opened [UI-16]', async () => {
  const sendCode = jest.fn(async () => ({ challengeId: 'c', retryAfterSeconds: 60 }));
  const mobile = newMobile();
  await expect(requestCode(authThat(sendCode), mobile)).resolves.toEqual({ retryAfterSeconds: 60 });
  jest.advanceTimersByTime(18_000);
  await expect(requestCode(authThat(sendCode), mobile)).resolves.toEqual({ retryAfterSeconds: 42 });
  expect(sendCode).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(42_000);
  await requestCode(authThat(sendCode), mobile);
  expect(sendCode).toHaveBeenCalledTimes(2);
});

it('sends to another number at once, and to the same one once its code is used up', async () => {
  const sendCode = jest.fn(async () => ({ challengeId: 'c', retryAfterSeconds: 0 }));
  const [one, other] = [newMobile(), newMobile()];
  await expect(requestCode(authThat(sendCode), one)).resolves.toEqual({ retryAfterSeconds: 60 });
  await requestCode(authThat(sendCode), other);
  forgetCode(one);
  await requestCode(authThat(sendCode), one);
  expect(sendCode).toHaveBeenCalledTimes(3);
});

it('rests as long as the server asks, when a code was sent before the page was opened anew', async () => {
  const tooSoon = new ApiError({ kind: 'refused', reason: 'codeTooSoon', retryAfterSeconds: 12 }, 'Too soon');
  const sendCode = () => Promise.reject(tooSoon);
  await expect(requestCode(authThat(sendCode), newMobile())).resolves.toEqual({ retryAfterSeconds: 12 });
});

it('says what went wrong, and may be asked again at once [UI-17]', async () => {
  const sendCode = jest.fn(() => Promise.reject(new ApiError({ kind: 'refused' }, 'Too many codes today.')));
  const mobile = newMobile();
  for (let time = 1; time <= 2; time += 1) {
    await expect(requestCode(authThat(sendCode), mobile)).resolves.toEqual({
      problem: 'Too many codes today.',
    });
    expect(sendCode).toHaveBeenCalledTimes(time);
  }
});
