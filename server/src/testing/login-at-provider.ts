import { createHash } from 'node:crypto';

/**
 * Does what a browser does between our page and the provider's: follows redirects, keeps cookies, fills in two
 * forms.
 * @returns the code that the provider sends back
 */
export async function loginAtProvider(
  provider: { issuer: string },
  redirectUri: string,
  person: string,
  verifier: string,
): Promise<string> {
  const cookies = new Map<string, string>();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  let address = `${provider.issuer}/auth?${new URLSearchParams({
    client_id: 'vez',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'state-of-the-page',
  })}`;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const response: Response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    form = undefined;
    if (location?.startsWith(redirectUri)) return new URL(location).searchParams.get('code')!;
    if (location === null) {
      const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())![1]!;
      form = new URLSearchParams({
        prompt,
        ...(prompt === 'login' ? { login: person, password: 'any' } : {}),
      });
    } else {
      address = new URL(location, provider.issuer).href;
    }
  }
  throw new Error('The provider never sent the browser back.');
}
