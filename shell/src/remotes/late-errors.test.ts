import type { Lifecycle } from './lifecycle';
import { watchLateErrors } from './late-errors';

const sawError = jest.fn();
watchLateErrors({ 'mfe-queue': { sawError } as unknown as Lifecycle });
beforeEach(() => sawError.mockClear());

const thrownIn = (file: string) => {
  const error = new Error('bug');
  error.stack = `Error: bug\n    at https://vez.test${file}:1:2`;
  return error;
};
const uncaught = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error, message: 'bug' }));

it('attributes errors in timers and listeners to a remote by their file', () => {
  uncaught(thrownIn('/assets/mfe-queue/form.js'));
  expect(sawError).toHaveBeenCalledTimes(1);
  const rejected = Object.assign(new Event('unhandledrejection'), {
    reason: thrownIn('/assets/mfe-queue/form.js'),
  });
  window.dispatchEvent(rejected);
  expect(sawError).toHaveBeenCalledTimes(2);
});

it('blames no remote for errors of the shell or an extension', () => {
  uncaught(thrownIn('/assets/shell/shell.js'));
  uncaught(thrownIn('/assets/mfe-unknown/entry.js'));
  expect(sawError).not.toHaveBeenCalled();
});
