import { webcrypto } from 'node:crypto';
import type { ShellCalls } from '@vez/shared/contracts/client';
import { TEST_CONFIG } from '../testing/test-config';
import { finishLogin, loginWith } from './login';

type Exchange = ShellCalls['getAccessToken'];

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
beforeEach(() => sessionStorage.clear());

const pending = (state: string) =>
  sessionStorage.setItem(
    'vez.login',
    JSON.stringify({ state, verifier: 'v', accountType: 'corporate', returnTo: '/reserve?service=7' }),
  );
const arrive = (search: string) => window.history.replaceState(null, '', `/home${search}`);
const answer = { jwtToken: 't' } as unknown as Exchange['answer'];

describe('the return from a login', () => {
  it('reads code and state, exchanges the code once, and returns to the page [NAV-30] [ACC-18]', async () => {
    pending('s1');
    arrive('?code=c1&state=s1&iss=x&language=pt_pt');
    const exchange = jest.fn(async (_: Exchange['input']) => answer);
    const take = jest.fn();
    await expect(finishLogin(exchange, take)).resolves.toBe('/reserve?service=7');
    expect(take).toHaveBeenCalledWith(answer);
    expect(exchange.mock.calls[0]?.[0]).toMatchObject({ code: 'c1', codeVerifier: 'v' });
  });

  it('rejects another account type than was asked for [NAV-31]', async () => {
    const exchange = jest.fn(async (_: Exchange['input']) => answer);
    pending('s1');
    arrive('?code=c1&state=s1&accountType=personal');
    await finishLogin(exchange, () => undefined);
    expect(exchange).not.toHaveBeenCalled();
    pending('s2');
    arrive('?code=c2&state=s2&accountType=corporate');
    await finishLogin(exchange, () => undefined);
    expect(exchange.mock.calls[0]?.[0]).toMatchObject({ accountType: 'corporate' });
    expect(window.location.search).toBe('');
  });

  it('removes the code from the address and never uses it twice [ACC-19] [ACC-20]', async () => {
    const exchange = jest.fn(async (_: Exchange['input']) => answer);
    for (let time = 0; time < 2; time += 1) {
      pending('s1');
      arrive('?code=c1&state=s1&language=pt_pt');
      await finishLogin(exchange, () => undefined);
      expect(window.location.search).toBe('?language=pt_pt');
    }
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('is rejected with a foreign state, or without a pending login [NAV-30]', async () => {
    const exchange = jest.fn(async (_: Exchange['input']) => answer);
    pending('s1');
    arrive('?code=c2&state=other');
    await finishLogin(exchange, () => undefined);
    arrive('?code=c3&state=s1');
    await finishLogin(exchange, () => undefined);
    expect(exchange).not.toHaveBeenCalled();
  });

  it('only cleans the address when the exchange fails [ACC-21]', async () => {
    pending('s1');
    arrive('?code=c1&state=s1');
    const take = jest.fn();
    await expect(finishLogin(() => Promise.reject(new Error('refused')), take)).resolves.toBeUndefined();
    expect(take).not.toHaveBeenCalled();
    expect(window.location.href).toBe('https://vez.test/home');
  });
});

describe('the way to a login', () => {
  const config = { ...TEST_CONFIG, oidc: { personal: { clientId: 'vez' } } };

  it('does not start when the provider is down, and informs the screen [ACC-13]', async () => {
    const login = loginWith(config, 'https://vez.test/home', () => Promise.reject(new Error('away')));
    await expect(login('personal')).rejects.toThrow('away');
    expect(sessionStorage.getItem('vez.login')).toBeNull();
  });

  it('is missing for an account type without a provider', async () => {
    const login = loginWith(config, 'https://vez.test/home', async () => ({
      authorizeUrl: 'https://id.test/',
    }));
    await expect(login('corporate')).rejects.toThrow('corporate');
  });
});
