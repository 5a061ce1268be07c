import { AxiosError, AxiosHeaders, CanceledError, type AxiosResponse } from 'axios';
import { classify } from './classify';
import { errorMessage } from './error-message';

const answered = (status: number, data: unknown, headers: Record<string, string> = {}) => {
  const config = { headers: new AxiosHeaders() };
  const response = { status, data, headers, config, statusText: '' } as AxiosResponse;
  return new AxiosError('failed', 'ERR_BAD_RESPONSE', config, null, response);
};
const unanswered = (code: string) => new AxiosError('failed', code, { headers: new AxiosHeaders() });

const messageOf = (error: unknown, online = true) => errorMessage(classify(error, online));

describe('a failed call', () => {
  it('shows system error (601) with the message, cut to 200 characters [ERR-01]', () => {
    const told = messageOf(answered(500, { code: 601, message: '很'.repeat(300) }));
    expect(told).toEqual({ key: 'systemError601', message: '很'.repeat(200) });
  });

  it('shows the server’s message for a refusal, whatever the status [ERR-02]', () => {
    for (const status of [400, 409, 422, 429, 500]) {
      expect(messageOf(answered(status, { code: 602, message: 'This time was just taken' }))).toEqual({
        key: 'refused602',
        message: 'This time was just taken',
      });
    }
  });

  it.each([
    ['system error (603) [ERR-03]', 500, { code: 603 }, 'systemError603'],
    ['400 Bad Request without a body code [ERR-04]', 400, {}, 'badRequest'],
    ['server busy for 500 without a body code [ERR-05]', 500, {}, 'serverBusy'],
    ['unauthorized for 401 [ERR-06]', 401, {}, 'unauthorized'],
    ['another text for 403, whose login is fine [ERR-06]', 403, {}, 'forbidden'],
    ['resource not found for 404 [ERR-07]', 404, {}, 'resourceNotFound'],
    ['no function for 410 [ERR-08]', 410, {}, 'noFunction'],
    ['server busy for a body of another shape [ERR-13]', 502, '<html>bad gateway</html>', 'serverBusy'],
    ['server busy for what no rule covers [ERR-12]', 418, {}, 'serverBusy'],
  ])('shows %s', (_, status, body, key) => {
    expect(messageOf(answered(status, body))?.key).toBe(key);
  });

  it('reads our own error format only with a matching 4xx status', () => {
    const isExplicit = (status: number, body: object) =>
      (classify(answered(status, body), true) as { isExplicit?: boolean }).isExplicit;
    expect(isExplicit(409, { code: 409, reason: 'gone' })).toBe(true);
    expect(isExplicit(409, { code: 1, reason: 'gone' })).toBe(false);
    expect(isExplicit(409, { code: 409 })).toBe(false);
    expect(isExplicit(503, { code: 503, reason: 'gone' })).toBe(false);
    expect(isExplicit(500, { code: 602 })).toBe(true);
  });

  it('distinguishes a failed connection from being offline [ERR-09] [ERR-10]', () => {
    expect(messageOf(unanswered('ERR_NETWORK'))?.key).toBe('failToConnect');
    expect(messageOf(unanswered('ERR_NETWORK'), false)?.key).toBe('networkError');
  });

  it('shows timeout when no answer came in time [ERR-11]', () => {
    expect(messageOf(unanswered('ECONNABORTED'))?.key).toBe('timeout');
  });

  it('shows nothing when the screen cancelled the call', () => {
    expect(messageOf(new CanceledError())).toBeUndefined();
  });

  it('strips characters that could reorder the text', () => {
    expect(messageOf(answered(409, { code: 602, message: 'ab\u202Edc\u0007' }))?.message).toBe('abdc');
  });

  it('keeps the reason, the trace id and the waiting time', () => {
    const facts = classify(
      answered(
        429,
        { code: 602, message: '', reason: 'codeTooSoon', traceId: 't-1' },
        { 'retry-after': '42' },
      ),
      true,
    );
    expect(facts).toMatchObject({ reason: 'codeTooSoon', traceId: 't-1', retryAfterSeconds: 42 });
  });
});
