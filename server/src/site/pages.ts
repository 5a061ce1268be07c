import { firstReads, HTML_LANG, routeAt, type Language } from '@vez/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, spoken } from '../city/city';
import { destinationOf, hasPage, modeOf, originAt, remotePath, shownPath } from '../deployments/address';
import { pageRegistry, routeIn } from '../registry/page-registry';
import type { PublishedRegistry } from '../registry/published-registry';
import { encodedPage } from './encoded-page';
import { keepPage } from './page-keeping';
import { contentSecurityPolicy } from './page-policy';
import { permissionsPolicy } from './permissions-policy';
import { renderedPages, type RenderedPage } from './rendered-pages';
import { visitOf, type VisitSources } from './visit';
import type { RecentVisits } from './warm-up';
import { pageHead } from '../web-search/page-head';
import type { PublicPages } from '../web-search/public-page';

/** The language of a page: of its address, else of the last page, else the city's first. */
export const languageOf = (request: FastifyRequest): Language => {
  const { language } = request.query as { language?: string };
  return spoken(language) ?? spoken(request.cookies['vez-language']) ?? defaultLanguage();
};

const queryOf = (url: string) => new URLSearchParams(url.split(/\?(.*)/s)[1] ?? '');

async function sendKept({ headers }: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  const { encoding, body } = await encodedPage(page, headers['accept-encoding']);
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return reply.send(body);
}

/**
 * The first reads of an address's screen: the same for everyone, since only the cookie identifies the caller.
 * Visitors make them too if pages of this path carry no answers.
 */
function earlyReads(
  { registry }: PublishedRegistry,
  { path, query, isFrame = false }: { path: string; query: Record<string, unknown>; isFrame?: boolean },
) {
  const remote = registry.remotes.find(({ routes }) => routeAt(routes, path) !== undefined);
  if (remote === undefined) return { reads: [] };
  const always = isFrame || remote.painted?.[path] === undefined;
  return { reads: firstReads(remote, path, { query, isKnown: true }), ...(always && { always }) };
}

interface PageSources extends VisitSources {
  publicPages: PublicPages;
  recent: RecentVisits;
}

/** The answer to a request for a page; an address without a screen gets 404. */
export function pageAnswer(sources: PageSources) {
  const { settings, directoryNow, publicPages, recent } = sources;
  // A developer's own remote may replace one remote of a deployed page (docs/guides/remote.md).
  const developers = settings.overridable ? ' http://localhost:*' : '';
  const rendered = renderedPages();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0]!;
    const directory = directoryNow();
    const here = destinationOf(directory, request.hostname, path);
    if (here.origin !== undefined) {
      return reply.header('cache-control', 'no-store').redirect(`${here.origin}${request.url}`, 302);
    }
    const language = languageOf(request);
    const shown = publicPages.at(shownPath(here, path), queryOf(request.url));
    const query = request.query as Record<string, unknown>;
    const asked = { host: request.hostname, path, query, language };
    const visit = visitOf(sources, asked, { directory, here });
    const { registry, template: parts, config } = visit;
    const served = remotePath(here, path);
    const told = parts.onDemand ? pageRegistry(registry, served) : undefined;
    const page = await settings.painted?.get(visit);
    if (page !== undefined) recent.add(asked);
    const render = () =>
      settings.renderPage({
        template: parts.text,
        registry: told ?? registry,
        route: routeIn(registry, served),
        language,
        lang: HTML_LANG[language],
        theme: query.isDark === 'true' ? 'dark' : 'system',
        head: pageHead(shown, {
          origin: originAt(directory, request.hostname),
          language,
          app: here.deployment.texts[language]?.name ?? 'Vez',
        }),
        config,
        painted: page,
        early: {
          ...earlyReads(registry, { path: served, query, isFrame: page?.isFrame }),
          language,
          source: modeOf(here, path),
        },
      });
    const keepable = page && rendered(page, `${request.hostname} ${request.url}`, [parts, registry], render);
    // It allows one origin at most; every current browser obeys `frame-ancestors` instead.
    void reply.removeHeader('x-frame-options');
    void reply
      .status(hasPage(directory, here, path) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        contentSecurityPolicy({
          script: parts.beforePaint,
          styles: [parts.style, ...(page ? [page.styles] : [])],
          developers,
          hosts: settings.frameAncestors,
          framed: settings.frameSources(),
          registry,
          onDemand: told !== undefined,
        }),
      )
      .header('permissions-policy', permissionsPolicy(here.deployment));
    const isByAll = query.language === language;
    const isUnchanged = keepPage(request, reply, keepable && { tag: keepable.tag, byAll: isByAll });
    if (isUnchanged) return reply.send();
    return keepable ? sendKept(request, reply, keepable) : reply.send(render());
  };
}
