import { HTML_LANG, type Language } from '@vez/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, spoken } from '../city/city';
import { addressConfig } from './page-config';
import { destinationOf, hasPage, originAt, shownPath, type Directory } from '../deployments/address';
import type { Deployment } from '../deployments/read-deployment';
import { keepPage } from './page-keeping';
import { contentSecurityPolicy } from './page-policy';
import type { PaintedPages } from '../painting';
import type { PageTemplate, PublishedRegistry } from '../registry/published-registry';
import type { SiteSettings } from './site-settings';
import { pageHead } from '../web-search/page-head';
import type { PublicPages } from '../web-search/public-page';

const languageOf = (request: FastifyRequest): Language => {
  const { language } = request.query as { language?: string };
  return spoken(language) ?? spoken(request.cookies['vez-language']) ?? defaultLanguage();
};

const queryOf = (url: string) => new URLSearchParams(url.split(/\?(.*)/s)[1] ?? '');

export interface PageSources {
  settings: SiteSettings;
  template(): PageTemplate;
  registryOf(deployment: Deployment): PublishedRegistry;
  directoryNow(): Directory;
  publicPages: PublicPages;
  painted: PaintedPages | undefined;
}

/** The answer to a request for a page; an address that no screen has gets 404. */
export function pageAnswer(sources: PageSources) {
  const { settings, template, registryOf, directoryNow, publicPages, painted } = sources;
  // One remote of a deployed page may be replaced by a developer's own (docs/guides/remote.md).
  const developers = settings.overridable ? ' http://localhost:*' : '';

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0]!;
    const directory = directoryNow();
    const here = destinationOf(directory, request.hostname, path);
    if (here.origin !== undefined) {
      return reply.header('cache-control', 'no-store').redirect(`${here.origin}${request.url}`, 302);
    }
    const registry = registryOf(here.deployment);
    const language = languageOf(request);
    const shown = publicPages.at(shownPath(here, path), queryOf(request.url));
    const query = request.query as Record<string, unknown>;
    const config = {
      ...settings.config(here.deployment),
      ...addressConfig(directory, here, request.hostname),
    };
    const parts = template();
    const page = await painted?.get({ here, registry, path, query, language, config, template: parts });
    const html = settings.renderPage({
      template: parts.text,
      registry,
      path,
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
    });
    // It knows one origin at most; every browser of today obeys `frame-ancestors` instead.
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
        }),
      )
      .header('permissions-policy', 'camera=(self), geolocation=(), microphone=()');
    const isUnchanged = keepPage(
      request,
      reply,
      page !== undefined && { html, byAll: query.language === language },
    );
    return reply.send(isUnchanged ? undefined : html);
  };
}
