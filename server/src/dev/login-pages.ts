import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { LANGUAGES } from '@vez/shared/contracts';
import { HTML_LANG } from '@vez/shared/domain';
import type Provider from 'oidc-provider';
import { acceptedLanguages } from '../city/accepted-languages';
import { devPage, escapeHtml } from './dev-page';
import TEXTS from './login-texts.json';

/** The people who may log in at a provider, and its own hint on their names if it differs from the texts. */
export interface KnownPeople {
  people: Record<string, { claims: Record<string, unknown> }>;
  names?: string;
}

const PATH = '/interaction/';
export const loginPath = (uid: string): string => `${PATH}${uid}`;

/** Texts in the first language of the browser that we have. */
function textsFor({ headers }: IncomingMessage) {
  const language = acceptedLanguages(headers['accept-language'])[0] ?? LANGUAGES[0]!;
  return { ...TEXTS[language], lang: HTML_LANG[language] };
}
type Texts = ReturnType<typeof textsFor>;

const form = (prompt: string, inner: string, texts: Texts, go: string) =>
  `<form method="post" class="card"><input type="hidden" name="prompt" value="${prompt}">${inner}
<button type="submit">${go}</button><a class="button" href="?cancel=1">${texts.cancel}</a></form>`;

const whoAreYou = (texts: Texts, unknown: string | undefined) =>
  devPage({
    lang: texts.lang,
    title: texts.title,
    body: `<p>${texts.about}</p>${form(
      'login',
      `<label>${texts.name}<input name="login" required autocomplete="username" autocapitalize="none" autofocus value="${escapeHtml(unknown ?? '')}" aria-describedby="names"></label>
<p id="names" class="support">${unknown === undefined ? '' : `<span class="wrong" role="alert">${texts.unknown}</span> `}${texts.names}</p>
<label>${texts.password}<input name="password" type="password" required autocomplete="off"></label>`,
      texts,
      texts.go,
    )}`,
  });

const mayWeTell = (texts: Texts) =>
  devPage({
    lang: texts.lang,
    title: texts.ask,
    body: `<p>${texts.askAbout}</p>${form(
      'consent',
      `<ul>${texts.facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
      texts,
      texts.allow,
    )}`,
  });

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Grants Vez everything that it requests about a person. */
async function grantOf(provider: Provider, { grantId, session, params, prompt }: Interaction) {
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant =
    known ?? new provider.Grant({ accountId: session!.accountId, clientId: String(params.client_id) });
  const { missingOIDCScope, missingOIDCClaims } = prompt.details as Record<string, string[] | undefined>;
  if (missingOIDCScope) grant.addOIDCScope(missingOIDCScope.join(' '));
  if (missingOIDCClaims) grant.addOIDCClaims(missingOIDCClaims);
  return grant.save();
}

/**
 * The two pages of the development provider: the login, and the consent to share it with Vez. Returns true if the
 * address was one of these.
 */
export async function serveLogin(
  provider: Provider,
  { people, names }: KnownPeople,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.url?.startsWith(PATH) !== true) return false;
  const known = textsFor(request);
  const texts = { ...known, names: names ?? known.names };
  const show = (html: string, status = 200) =>
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(html);
  const interaction = await provider.interactionDetails(request, response).catch(() => undefined);
  if (interaction === undefined) {
    // It was left open for too long, or belongs to another browser.
    show(devPage({ lang: texts.lang, title: texts.over, body: `<p>${texts.overHow}</p>` }), 400);
    return true;
  }
  const isConsent = interaction.prompt.name === 'consent';
  const finish = (result: Parameters<Provider['interactionFinished']>[2]) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: isConsent });

  if (request.url.endsWith('?cancel=1')) {
    await finish({ error: 'access_denied', error_description: 'The person went back.' });
  } else if (request.method !== 'POST') {
    show(isConsent ? mayWeTell(texts) : whoAreYou(texts, undefined));
  } else if (isConsent) {
    await finish({ consent: { grantId: await grantOf(provider, interaction) } });
  } else {
    const name = new URLSearchParams(await text(request)).get('login') ?? '';
    if (Object.hasOwn(people, name)) await finish({ login: { accountId: name } });
    else show(whoAreYou(texts, name));
  }
  return true;
}
