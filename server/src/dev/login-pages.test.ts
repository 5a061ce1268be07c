import { createHash, randomBytes } from 'node:crypto';
import { startIdentityProvider, type IdentityProvider } from './identity-provider';

const REDIRECT = 'http://localhost:8080/home';

describe('the pages of the development provider', () => {
  let provider: IdentityProvider;
  beforeAll(async () => {
    for (const name of ['warn', 'info'] as const)
      jest.spyOn(console, name).mockImplementation(() => undefined);
    provider = await startIdentityProvider('vez', REDIRECT);
  });
  afterAll(() => provider.stop());

  /** Starts a login, and returns a browser at the first page. */
  async function begin(language: string) {
    const cookies = new Map<string, string>();
    const ask = async (address: string, body?: URLSearchParams) => {
      const response = await fetch(new URL(address, provider.issuer), {
        redirect: 'manual',
        headers: {
          'accept-language': language,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(body && { method: 'POST', body }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return response;
    };
    const verifier = randomBytes(32).toString('base64url');
    const begun = await ask(
      `/auth?${new URLSearchParams({
        client_id: 'vez',
        redirect_uri: REDIRECT,
        response_type: 'code',
        scope: 'openid profile',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        state: 'state-of-the-page',
      })}`,
    );
    return { ask, page: begun.headers.get('location')! };
  }

  it('use the language of the browser, and load nothing from elsewhere', async () => {
    const { ask, page } = await begin('pt-PT,pt;q=0.9,en;q=0.8');
    const html = await (await ask(page)).text();
    expect(html).toContain('<html lang="pt-PT">');
    expect(html).toContain('Conta de demonstração');
    expect(html).not.toMatch(/(src|href)="https?:/);
  });

  it('report an unknown name, and escape it', async () => {
    const { ask, page } = await begin('en');
    const html = await (
      await ask(page, new URLSearchParams({ prompt: 'login', login: '"><script>' }))
    ).text();
    expect(html).toContain('There is no such account.');
    expect(html).not.toContain('<script>');
  });

  it('lead back without a login when the person goes back', async () => {
    const { ask, page } = await begin('zh-HK');
    let answer = await ask(`${page}?cancel=1`);
    while (!answer.headers.get('location')!.startsWith(REDIRECT)) {
      answer = await ask(answer.headers.get('location')!);
    }
    expect(answer.headers.get('location')).toContain('error=access_denied');
  });

  it('explain how to start again at an address that has expired', async () => {
    const answer = await fetch(`${provider.issuer}/interaction/over`, {
      headers: { 'accept-language': 'en' },
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Go back to Vez and begin again.');
  });
});
