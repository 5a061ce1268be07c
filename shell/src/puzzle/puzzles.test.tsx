import { webcrypto } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { axe } from 'jest-axe';
import { LANGUAGES } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, refusal, TEST_API } from '@vez/shared/testing';
import { createBridge } from '../bridge';
import { DEFAULT_CONFIG } from '../boot-data/page-config';
import { ownRegistry, renderShell } from '../testing/render-shell';

const network = fakeNetwork();
const MOBILE = { area: '853', number: '66123834' };
const CHALLENGE_ID = '6f1a7d3e-0000-4000-8000-000000000001';
const SENT = { challengeId: CHALLENGE_ID, retryAfterSeconds: 60 };
const HELD = { holdId: CHALLENGE_ID, expiresAt: '2026-12-01T09:00:00Z', renewable: true };
/** Never solved within a test: the puzzle is cancelled, or its page is left. */
const ENDLESS = 4_000_000;

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
});

const puzzleOf = (counter: number) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter,
    deriveKey,
    data: { most: counter * 2 },
    hmacSignatureSecret: 'a-secret-of-tests',
  });

interface Asked {
  proof?: string;
}
/** A call that requires this puzzle; `asked` receives the request bodies. */
async function costing(name: 'sendCode' | 'holdSlot', counter: number, asked: Asked[]) {
  const puzzle = await puzzleOf(counter);
  const required = { code: 602, reason: 'puzzleRequired', message: 'First a puzzle.', puzzle };
  network.use(
    fakeCall(name, ({ body }) => {
      asked.push(body as Asked);
      if ((body as Asked).proof === undefined) return Response.json(required, { status: 428 });
      return name === 'sendCode' ? (SENT as never) : (HELD as never);
    }),
  );
}

async function open(language: (typeof LANGUAGES)[number] = 'en_us') {
  const parts = createBridge({ ...DEFAULT_CONFIG, apiBase: TEST_API }, ownRegistry());
  await parts.bridge.language.set(language);
  const view = await renderShell('/home', { language, shell: { feedback: parts.feedback } });
  return { ...view, ...parts };
}
/** Runs the call with all its effects on the page, whether it succeeds or fails. */
async function done<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  let outcome: Promise<Answer> | undefined;
  await act(async () => {
    outcome = call();
    await outcome.catch(() => undefined);
  });
  return outcome!;
}
const solutionIn = ({ proof = '' }: Asked) =>
  (JSON.parse(Buffer.from(proof, 'base64').toString()) as { solution: { counter: number } }).solution;

describe('a puzzle for a code', () => {
  it('is solved and sent with the same request, silently when it is quick', async () => {
    const asked: Asked[] = [];
    await costing('sendCode', 3, asked);
    const { bridge, feedback } = await open();
    await expect(done(() => bridge.auth.sendCode(MOBILE))).resolves.toEqual(SENT);
    expect(asked).toMatchObject([
      { areaCode: '853', mobileNumber: '66123834' },
      { areaCode: '853', mobileNumber: '66123834' },
    ]);
    expect(solutionIn(asked[1]!)).toMatchObject({ counter: 3 });
    expect(feedback.toasts.get()).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(LANGUAGES)(
    'explains in %s why it takes a while, shows progress, and can be cancelled',
    async (language) => {
      const asked: Asked[] = [];
      await costing('sendCode', ENDLESS, asked);
      const { bridge, user, container } = await open(language);
      const sending = bridge.auth.sendCode(MOBILE);
      const failed = expect(sending).rejects.toMatchObject({
        kind: 'cancelled',
        message: expect.stringMatching(/.{8}/) as string,
      });
      const dialog = await screen.findByRole('dialog', undefined, { timeout: 10_000 });
      const bar = screen.getByRole('progressbar');
      expect(bar).toHaveAccessibleName();
      expect(dialog).toHaveAccessibleName(bar.getAttribute('aria-label')!);
      await waitFor(() => expect(Number(bar.getAttribute('value'))).toBeGreaterThan(0));
      expect(await axe(container)).toHaveNoViolations();

      await user.keyboard('{Escape}');
      await done(() => failed);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(asked).toHaveLength(1);
    },
  );

  it('shows the server’s message when the browser cannot solve it', async () => {
    const asked: Asked[] = [];
    await costing('sendCode', 3, asked);
    const { bridge } = await open();
    jest.spyOn(webcrypto.subtle, 'importKey').mockRejectedValue(new Error('no such thing'));
    await expect(done(() => bridge.auth.sendCode(MOBILE))).rejects.toMatchObject({
      reason: 'puzzleRequired',
    });
    expect(asked).toHaveLength(1);
  });

  it('is not expected when the call fails for another reason', async () => {
    let asked = 0;
    network.use(
      fakeCall('sendCode', () => {
        asked += 1;
        return refusal('networkBusy', 'Too many', 429);
      }),
    );
    const { bridge } = await open();
    await expect(done(() => bridge.auth.sendCode(MOBILE))).rejects.toMatchObject({ reason: 'networkBusy' });
    expect(asked).toBe(1);
  });
});

describe('a puzzle for a hold', () => {
  it('is solved silently [BOK-32]', async () => {
    const asked: Asked[] = [];
    await costing('holdSlot', 3, asked);
    const { bridge } = await open();
    const wish = { locationId: 5, serviceId: 1, bookingDate: '02/12/2026', bookingTime: '09:30' };
    await expect(done(() => bridge.api.holdSlot(wish))).resolves.toMatchObject({ holdId: CHALLENGE_ID });
    expect(asked).toHaveLength(2);
  });
});

describe('the challenge of a code', () => {
  it('is sent with the code, even after a reload, and only once [ACC-17]', async () => {
    const asked: unknown[] = [];
    network.use(
      fakeCall('sendCode', SENT),
      fakeCall('validateCode', ({ body }) => {
        asked.push(body);
        return refusal('codeWrong', 'Not right', 422);
      }),
    );
    const before = await open();
    await done(() => before.bridge.auth.sendCode(MOBILE));
    before.unmount();
    const { bridge } = await open();
    await expect(done(() => bridge.auth.verifyCode(MOBILE, '123456'))).rejects.toMatchObject({
      reason: 'codeWrong',
    });
    expect(asked).toMatchObject([{ token: '123456', challengeId: CHALLENGE_ID }]);
  });
});
