import { webcrypto } from 'node:crypto';
import { fakeCall, fakeNetwork, refusal, TEST_API } from '@vez/shared/testing';
import { createBridge } from '../bridge';
import { shellTexts } from '../language/shell-texts';
import { aProfile } from '../testing/profile';
import { ownRegistry } from '../testing/render-shell';
import { TEST_CONFIG } from '../testing/test-config';
import { returnFromLogin } from './deferred-login';

const network = fakeNetwork();

beforeAll(async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  await shellTexts.use('en_us');
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Starts the page with the code of a provider's redirect. */
async function comeBack() {
  const pending = { state: 's1', verifier: 'v'.repeat(43), accountType: 'personal', returnTo: '/myBooking' };
  sessionStorage.setItem('vez.login', JSON.stringify(pending));
  window.history.replaceState(null, '', '/home?code=c1&state=s1&language=en_us');
  const page = createBridge({ ...TEST_CONFIG, apiBase: TEST_API }, ownRegistry());
  const further = await returnFromLogin(page.api.getAccessToken, page.session.take);
  return { page, further };
}
const nothing = () => new Response(null, { status: 204 });
const toastsOf = ({ feedback }: ReturnType<typeof createBridge>) =>
  feedback.toasts.get().map(({ text }) => text);
const login = (yiwangToken: string | null, ribbonEnv = '') => ({
  jwtToken: 'short-token',
  expiresInSeconds: 600,
  userProfile: aProfile({ euid: 'e-1', accountType: 'personal', ribbonEnv }),
  yiwangToken,
});

describe('the return from a provider', () => {
  it('shows nothing when the exchange fails, and removes the code from the address [ACC-21]', async () => {
    network.use(fakeCall('getAccessToken', () => refusal('loginFailed', 'The login failed.', 422)));
    const { page, further } = await comeBack();
    expect(further).toBeUndefined();
    expect(toastsOf(page)).toEqual([]);
    expect(page.bridge.session.get().kind).toBe('anonymous');
    expect(window.location.search).toBe('?language=en_us');
  });

  it('neither stores nor sends the token of the host’s own services [API-69]', async () => {
    const sent: string[] = [];
    network.use(
      fakeCall('getAccessToken', login('token-of-the-host')),
      fakeCall('departments', ({ headers }) => {
        sent.push(JSON.stringify([...headers]));
        return [];
      }),
    );
    const { page, further } = await comeBack();
    expect(further).toBe('/myBooking');
    await page.bridge.api.departments({});
    const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, page.bridge.session.get()];
    expect(sent[0]).toContain('Bearer short-token');
    expect(JSON.stringify([sent, kept])).not.toContain('token-of-the-host');
  });

  it('shows the label of the profile on the ribbon [DAT-49]', async () => {
    network.use(fakeCall('getAccessToken', login(null, 'training')));
    const { page } = await comeBack();
    expect(page.session.ribbon.get()).toBe('training');
  });

  it('reports success for a write with an empty answer [ERR-14]', async () => {
    network.use(fakeCall('removeFavourite', () => nothing()));
    const { bridge, feedback } = createBridge({ ...TEST_CONFIG, apiBase: TEST_API }, ownRegistry());
    await bridge.api.removeFavourite({ id: '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11' });
    expect(feedback.toasts.get().map(({ text }) => text)).toEqual(['Request successful']);
  });
});
