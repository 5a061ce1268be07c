// Renders the HTML of a page. Pure, so that the host, a CDN worker or a test can call it.

/** Serialises JSON for HTML without `<`, so that no value can close the script element. */
const json = (value) => JSON.stringify(value).replace(/</g, '\\u003c');
const attribute = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The painted style sheet, which styled-components reuses in the browser, after the theme it depends on. */
const paintedStyle = ({ styles, styleVersion }) =>
  `<style data-styled="true" data-styled-version="${styleVersion}">${styles}</style>`;

/** The data that the browser needs to hydrate the page. */
const hydrationData = ({
  remote,
  path,
  language,
  mode,
  identifierPrefix,
  answers,
  isFrame,
  isOld,
  paintedAt,
}) =>
  `<script type="application/json" id="vez-painted">${json({ remote, path, language, mode, identifierPrefix, answers, isFrame, isOld, paintedAt })}</script>`;

/** A shell of an older release may lack a new language. */
const inLanguage = (words, language) => words[language] ?? Object.values(words)[0];

const preload = ({ url, integrity }, priority = 'auto') =>
  `<link rel="preload" as="script" crossorigin="anonymous" fetchpriority="${priority}" href="${attribute(url)}" integrity="${attribute(integrity)}">`;

const ringUp = ({ call }, { phone = '' }) =>
  `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${attribute(call.replace('{{phone}}', phone))}</a>`;

/** The notice for an app that loads late or not at all: the problem, a retry and a telephone number. */
const helpWithout = (parts, config) =>
  `<div class="sk-late"><h1>${parts.slowLoading}</h1><p><a href="">${parts.retry}</a> ${ringUp(parts, config)}</p></div>`;

/** The notice at the top of a page without JavaScript: what does not work, and a telephone number. */
const withoutScript = (parts, { noScript }, config, painted) =>
  `<noscript><p class="sk-none">${painted && !painted.isFrame ? noScript.acts : noScript.page} ${ringUp(parts, config)}</p></noscript>`;

/** The early call, which the following inline script sends unchanged. */
const beginning = (early) =>
  early === undefined || early.reads.length === 0
    ? ''
    : `<script type="application/json" id="vez-reads">${json(early)}</script>\n`;

/** The files that the remote of a route needs first. */
function filesFor(registry, route, language) {
  const remote = registry.remotes.find(({ routes }) => routes.includes(route));
  if (remote === undefined) return [];
  const files = [remote.entry, ...(remote.preload[route] ?? []), remote.locales[language]];
  return [...new Map(files.filter((file) => file?.url).map((file) => [file.url, file])).values()];
}

/** For tabs and home screens. */
const ICONS = [
  '<link rel="icon" href="/icons/mark.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/icons/icon-192.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

const property = (name, content) =>
  content === undefined ? '' : `<meta property="og:${name}" content="${attribute(content)}">`;

/**
 * Tags for search engines and shared links. A page without a canonical address is not indexed; one without `share` is
 * served where there are no pictures.
 */
const headTags = ({ title, description, canonical, alternates, share, data }, text) =>
  [
    `<title>${attribute(title)}</title>`,
    `<meta name="description" content="${attribute(description ?? text)}">`,
    ...(share === undefined
      ? ['<link rel="icon" href="data:,">']
      : [
          ...ICONS,
          property('type', 'website'),
          property('site_name', share.site),
          property('title', title),
          property('description', description ?? text),
          property('image', share.picture),
          property('url', canonical),
        ]),
    ...(data === undefined ? [] : [`<script type="application/ld+json">${json(data)}</script>`]),
    canonical === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${attribute(canonical)}">`,
    ...alternates.map(
      ({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${attribute(href)}">`,
    ),
  ].join('\n');

/**
 * Renders a page. A painted page preloads its files after its HTML, which they would delay on a slow network.
 *
 * @param {{ template: string, registry: { registry: object, signed: object }, route: string,
 *   language: string, lang: string, theme: string, config: object,
 *   head: { title: string, description?: string, canonical?: string, alternates: { lang: string, href: string }[],
 *     share?: { site: string, picture: string }, data?: object },
 *   painted?: object, early?: { reads: unknown[], language: string, source: string } }} page `painted`: the output of
 *   the server's painter; `early`: the early call of the inline script for people with a session
 */
export function renderPage(page) {
  const { template, registry, route, language, lang, theme, head, config, painted, early } = page;
  const { texts: allTexts, parts: allParts, scripts, style, skeleton, beforePaint } = JSON.parse(template);
  const [texts, parts] = [inLanguage(allTexts, language), inLanguage(allParts, language)];
  const files = [...scripts, ...filesFor(registry.registry, route, language)];
  // The painted content does not need the app, so its files have a low priority.
  const preloads = files.map((file) => preload(file, painted ? 'low' : 'auto')).join('\n');
  return `<!doctype html>
<html lang="${lang}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
${headTags(head, texts.about.text)}
${painted ? '' : preloads}
<style>${style}</style>${painted ? `\n${paintedStyle(painted)}` : ''}
</head>
<body>
${beginning(early)}<script>${beforePaint}</script>
${withoutScript(parts, texts, config, painted)}
<div id="root">${painted?.html ?? skeleton}</div>
${painted ? preloads : ''}
<div id="help-without">${helpWithout(parts, config)}</div>${painted ? `\n${hydrationData(painted)}` : ''}
<script type="application/json" id="vez-registry">${json(registry.signed)}</script>
<script type="application/json" id="vez-config">${json(config)}</script>
<script type="application/json" id="vez-texts">${json({ language, texts, parts })}</script>
${scripts
  .map(
    ({ url, integrity }) =>
      `<script defer crossorigin="anonymous" src="${attribute(url)}" integrity="${attribute(integrity)}"></script>`,
  )
  .join('\n')}
</body>
</html>
`;
}
