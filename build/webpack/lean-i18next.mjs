// i18next is one file, with much that nothing of ours uses: fetching texts (we hand them in), formats and other keys in
// texts, fallback languages, a logger, clones, keys by function. `lean-i18next.test.mjs` uses what is left.
const CLASSES = {
  'class Logger {':
    'create() { return this; } init() {} log() {} warn() {} error() {} deprecate() {} once() {}',
  'class Formatter {': 'format(value) { return value; }',
  'class Connector extends EventEmitter {': 'state = {}; load(languages, namespaces, done) { done(); }',
};

const FUNCTIONS = {
  'function keysFromSelector(selector, opts) {': "throw new Error('Built without keys by function');",
  'function createProxy() {': '',
  'const deepExtend = (target, source, overwrite) => {': 'return target;',
};

/** Methods, by what stands in for their block. */
const METHODS = {
  'cloneInstance(options = {}, callback = noop)': '',
  'dir(lng)': '',
  'hydrate(resources, lng)': '',
  'loadLanguages(lngs, callback)': '',
  'loadNamespaces(ns, callback)': '',
  'reloadResources(lngs, ns, callback)': '',
  'toJSON()': '',
  'use(module)': '',
  'deprecateDottedLng(method)': '',
  'deprecateBareCode(code, formatted)': '',
  'removeResourceBundle(lng, ns)': '',
  // Languages are ours, by one name each, and have no fallback.
  'getScriptPartFromCode(code)': 'return null;',
  'formatLanguageCode(code)': 'return code;',
  'isSupportedCode(code)': 'return true;',
  'getFallbackCodes(fallbacks, code)': 'return [];',
  'getBestMatchFromCodes(codes)': 'return codes && codes[0];',
  'toResolveHierarchy(code, fallbackCode)': 'return code ? [code] : [];',
  // Told of keys that are missing.
  'getUsedParamsDetails(options = {})': 'return {};',
  'getSuffixes(code, options = {})': 'return [];',
  // A text names no other text.
  'nest(str, fc, options = {})': 'return str;',
};

const BLOCKS = {
  "    if (lng?.toLowerCase() === 'cimode') {": '',
  '    if (handleAsObjectInI18nFormat && resForObjHndl && handleAsObject &&': '',
  '      if (usedKey || usedDefault || updateMissing) {': '',
  '      if (this.modules.languageDetector) {': '',
  '      if (this.modules.i18nFormat) {': '',
  '      if (l && this.logger.debug && !isSafeLanguageCode(l)) {': '',
  '    } else if (!lng && this.services.languageDetector && this.services.languageDetector.async) {': '',
};

const methods = Object.fromEntries(Object.entries(METHODS).map(([name, body]) => [`  ${name} {`, body]));

/** @type {import('./cut-source.mjs').Cuts} */
export const LEAN_I18NEXT = {
  package: 'i18next',
  file: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
  blocks: { ...CLASSES, ...FUNCTIONS, ...methods, ...BLOCKS },
  texts: [[/^(\s*(?:if \(.*\) )?)this\.logger\.\w+\(.*\);$/gm, '$1;']],
};
