// The HTML of a page: pure, so that the host, a CDN worker or a test can make it.

/** JSON inside HTML: no `<`, so that nothing in it can end the script element. */
const json = (value) => JSON.stringify(value).replace(/</g, '\\u003c');
const attribute = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The sheet that the browser's own takes over, after the theme that it stands on. */
const paintedStyle = ({ styles, styleVersion }) =>
  `<style data-styled="true" data-styled-version="${styleVersion}">${styles}</style>`;

/** What the browser needs to take the page over. */
const takeOver = ({ remote, path, language, mode, identifierPrefix, answers, isFrame, isOld, paintedAt }) =>
  `<script type="application/json" id="vez-painted">${json({ remote, path, language, mode, identifierPrefix, answers, isFrame, isOld, paintedAt })}</script>`;

const preload = ({ url, integrity }, priority = 'auto') =>
  `<link rel="preload" as="script" crossorigin="anonymous" fetchpriority="${priority}" href="${attribute(url)}" integrity="${attribute(integrity)}">`;

const ringUp = ({ call }, { phone = '' }) =>
  `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${attribute(call.replace('{{phone}}', phone))}</a>`;

/** Where the page's own program does not come, or not soon: what is the matter, a retry and a telephone number. */
const helpWithout = (parts, config) =>
  `<div class="sk-late"><h1>${parts.slowLoading}</h1><p><a href="">${parts.retry}</a> ${ringUp(parts, config)}</p></div>`;

/** Before the page, where it is seen at once: what does not work without JavaScript, and a telephone number. */
const withoutScript = (parts, { noScript }, config, painted) =>
  `<noscript><p class="sk-none">${painted && !painted.isFrame ? noScript.acts : noScript.page} ${ringUp(parts, config)}</p></noscript>`;

/** Stands before the page's own script, which sends it as it is. */
const beginning = (early) =>
  early === undefined || early.reads.length === 0
    ? ''
    : `<script type="application/json" id="vez-reads">${json(early)}</script>\n`;

/** What the remote that has a route needs first. */
function filesFor(registry, route, language) {
  const remote = registry.remotes.find(({ routes }) => routes.includes(route));
  if (remote === undefined) return [];
  const files = [remote.entry, ...(remote.preload[route] ?? []), remote.locales[language]];
  return [...new Map(files.filter((file) => file?.url).map((file) => [file.url, file])).values()];
}

/** What a search of the web reads: a page without an address of its own stays out of it. */
const headTags = ({ title, description, canonical, alternates }, text) =>
  [
    `<title>${attribute(title)}</title>`,
    `<meta name="description" content="${attribute(description ?? text)}">`,
    canonical === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${attribute(canonical)}">`,
    ...alternates.map(
      ({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${attribute(href)}">`,
    ),
  ].join('\n');

/**
 * The files of a painted page are asked for after its HTML: on a slow line they would hold it up.
 *
 * @param {{ template: string, registry: { registry: object, signed: object }, route: string,
 *   language: string, lang: string, theme: string, config: object,
 *   head: { title: string, description?: string, canonical?: string, alternates: { lang: string, href: string }[] },
 *   painted?: object, early?: { reads: unknown[], language: string, source: string } }} page `painted`: as the server's
 *   painter made it; `early`: what the page's own script asks for at once for who has a session
 */
export function renderPage(page) {
  const { template, registry, route, language, lang, theme, head, config, painted, early } = page;
  const { texts, parts, scripts, style, skeleton, beforePaint } = JSON.parse(template);
  const files = [...scripts, ...filesFor(registry.registry, route, language)];
  // What is painted comes first: its program is not what it is painted with.
  const preloads = files.map((file) => preload(file, painted ? 'low' : 'auto')).join('\n');
  return `<!doctype html>
<html lang="${lang}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
${headTags(head, texts[language].about.text)}
<link rel="icon" href="data:,">
${painted ? '' : preloads}
<style>${style}</style>${painted ? `\n${paintedStyle(painted)}` : ''}
</head>
<body>
${beginning(early)}<script>${beforePaint}</script>
${withoutScript(parts[language], texts[language], config, painted)}
<div id="root">${painted?.html ?? skeleton}</div>
${painted ? preloads : ''}
<div id="help-without">${helpWithout(parts[language], config)}</div>${painted ? `\n${takeOver(painted)}` : ''}
<script type="application/json" id="vez-registry">${json(registry.signed)}</script>
<script type="application/json" id="vez-config">${json(config)}</script>
<script type="application/json" id="vez-texts">${json({ language, texts: texts[language], parts: parts[language] })}</script>
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
