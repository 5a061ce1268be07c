// i18next is one file, with much that nothing of ours uses: fetching texts (we hand them in), formats in texts, a logger,
// clones, keys by function. Saves 3 KB of brotli on every first visit. `lean-i18next.test.mjs` uses what is left.
const DECLARATIONS = {
  'class Logger':
    'create() { return this; } init() {} log() {} warn() {} error() {} deprecate() {} once() {}',
  'class Formatter': 'format(value) { return value; }',
  'class Connector extends EventEmitter': 'state = {}; load(languages, namespaces, done) { done(); }',
  'function keysFromSelector(selector, opts)': "throw new Error('Built without keys by function');",
};
/** Of the instance. */
const METHODS = [
  'cloneInstance(options = {}, callback = noop)',
  'dir(lng)',
  'hydrate(resources, lng)',
  'loadLanguages(lngs, callback)',
  'loadNamespaces(ns, callback)',
  'reloadResources(lngs, ns, callback)',
  'toJSON()',
  'use(module)',
];

/** Empties the block that follows `head` at a depth of indentation. */
function emptied(source, indent, head, body = '') {
  const start = source.indexOf(`\n${indent}${head} {\n`);
  const end = source.indexOf(`\n${indent}}\n`, start);
  if (start < 0 || end < 0) throw new Error(`i18next has no "${head}" any more: see lean-i18next-loader.mjs`);
  return `${source.slice(0, start)}\n${indent}${head} {${body}}\n${source.slice(end + indent.length + 3)}`;
}

export default function leanI18next(source) {
  let lean = source;
  for (const [head, body] of Object.entries(DECLARATIONS)) lean = emptied(lean, '', head, body);
  for (const head of METHODS) lean = emptied(lean, '  ', head);
  return lean;
}
