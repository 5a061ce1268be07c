// Forbidden code, as syntax selectors.
import { readFileSync } from 'node:fs';

/** Attributes that a citizen reads or hears. */
const WORDS =
  'aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label|heading|hint';
const WORDS_IN_FILES = 'Words for citizens come from the locale files, in four languages.';
const letters = '/\\p{L}{2}/u';
/** Words in JSX: as text, in a readable attribute, or inside braces. */
const words = [
  `JSXText[value=${letters}]`,
  `JSXAttribute[name.name=/^(?:${WORDS})$/] > Literal[value=${letters}]`,
  `JSXAttribute[name.name=/^(?:${WORDS})$/] > JSXExpressionContainer > Literal[value=${letters}]`,
  `JSXAttribute[name.name=/^(?:${WORDS})$/] > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${letters}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${letters}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${letters}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${letters}]`,
].map((selector) => ({ selector, message: WORDS_IN_FILES }));

/** A failed bare import is never requested again, or endlessly (decision 91). */
const bareImport = {
  // Text sources load locale files and retry them.
  selector:
    'ImportExpression:not(CallExpression[callee.name=/^(?:retryImport|lazyScreen)$/] ImportExpression)' +
    ':not([source.value=/\\/locales\\//]):not(:has(TemplateElement[value.raw=/\\/locales\\//]))',
  message:
    'Load a part of the program through retryImport or lazyScreen: it may not come at the first request.',
};

const programWords = {
  selector:
    'JSXExpressionContainer MemberExpression[property.name="message"]:matches([object.name=/[eE]rror$/], [object.property.name="error"])',
  message: 'What a program says of a bug is not for people: take FailureNotice or failureText.',
};

const PAGES = [
  ...readFileSync(new URL('../../../shared/src/domain/paths.ts', import.meta.url), 'utf8').matchAll(
    /'\/(\w+)'/g,
  ),
].map(([, name]) => name);
/** A typo in a literal address would only show up in use. */
const rawPath = [
  `Literal[value=/^\\/(?:${PAGES.join('|')})(?:\\?|$)/]`,
  `TemplateElement[value.raw=/^\\/(?:${PAGES.join('|')})\\?/]`,
].map((selector) => ({
  selector,
  message: 'Addresses of our pages come from `paths` of @vez/shared/domain.',
}));

/** Local time of a browser or server process is wrong in other zones. The city's clock knows the right one. */
const ownZone = [
  'CallExpression[callee.property.name=/^(?:toLocale(?:Date|Time)?String|to(?:Date|Time)String)$/]',
  'CallExpression[callee.property.name=/^get(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)$/]',
  // With or without `new`.
  "[callee.object.name='Intl'][callee.property.name='DateTimeFormat']",
].map((selector) => ({
  selector,
  message: 'Days and times come from cityClock of @vez/shared/dates (useCityClock in a remote).',
}));

/** Titles appear in lists, so they are short and end with their ids. */
const titles = [
  'CallExpression[callee.name=/^(?:it|test|describe)$/]',
  // `describe.serial` of a journey, and `it.each(…)(…)`.
  "CallExpression[callee.object.name=/^(?:it|test|describe)$/][callee.property.name!='each']",
  'CallExpression[callee.callee.object.name=/^(?:it|test|describe)$/]',
].flatMap((call) => [
  {
    selector: `${call} > Literal.arguments:first-child[value=/^(?:(?! \\[[A-Z]+-\\d\\d\\]).){91}/]`,
    message: 'A title of a test has at most 90 characters, ids not counted.',
  },
  {
    selector: `${call} > TemplateLiteral.arguments:first-child > TemplateElement[value.raw=/^(?:(?! \\[[A-Z]+-\\d\\d\\]).){91}/]`,
    message: 'A title of a test has at most 90 characters, ids not counted.',
  },
  {
    selector: `${call} > Literal.arguments:first-child[value=/\\[[A-Z]+-\\d\\d\\](?!(?: \\[[^\\]]+\\])*$)/]`,
    message: 'The ids that a test cites stand at the end of its title.',
  },
]);

/** Product rules are pure and do not read the clock. */
const ownTime = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name=/^(?:Date|performance)$/][callee.property.name='now']",
  "CallExpression[callee.name='dayjs'][arguments.length=0]",
  "CallExpression[callee.object.name='dayjs'][callee.property.name=/^(?:utc|tz)$/][arguments.length=0]",
].map((selector) => ({ selector, message: 'Time comes in as an argument.' }));

/** The walls only detect literal names. */
const importByExpression = {
  selector:
    'ImportExpression > TemplateLiteral:not(:has(TemplateElement[value.raw=/^\\.{1,2}\\/locales\\/$/]))',
  message: 'Import by a literal name, which the walls see.',
};
const namedRequire = {
  selector: "VariableDeclarator[init.callee.name='createRequire']:not([id.name=/[rR]equire$/])",
  message: 'Name it `require`, or end its name in `Require`: the walls see what is imported by this name.',
};

/** SQL is read where it stands: whole, without parts from elsewhere (decision record 0026). */
const partedSql = [
  'CallExpression[callee.name=/^(?:statement|ticketStatement)$/] > TemplateLiteral[expressions.length>0]',
  "CallExpression[callee.name=/^(?:statement|ticketStatement)$/] > :matches(CallExpression, BinaryExpression, MemberExpression, Identifier[name!='sql']).arguments:nth-child(2)",
].map((selector) => ({
  selector,
  message: 'Write the statement whole. A rule that statements share is a view or a function of a migration.',
}));

const mocks = {
  selector:
    "CallExpression[callee.object.name='jest'][callee.property.name=/^(?:mock|doMock|setMock|requireMock|unstable_mockModule|createMockFromModule)$/]",
  message: 'Mock no module: fake the network with fakeCall, and pass in what differs in a test.',
};

/** For journeys; jest counts assertions itself (`tools/build/jest-assertions.mjs`). Asserting page objects are `expect…`. */
const assertion = ['callee.name', 'callee.property.name', 'callee.object.name']
  .map((name) => `CallExpression[${name}=/^expect/]`)
  .join(', ');
const journeyWithoutAssertion = {
  selector: `CallExpression[callee.name='test']:not(:has(${assertion}))`,
  message: 'A journey asserts something: with expect, or a page object’s expect….',
};

const refuse = (...entries) => ['error', ...entries.flat(), namedRequire];
const inBrowser = [bareImport, importByExpression, rawPath, ownZone].flat();

/** Rules by kind of file. The last matching list replaces earlier ones, so each list is complete. */
export const SYNTAX = {
  tool: refuse(),
  server: refuse(ownZone, importByExpression, partedSql),
  browser: refuse(inBrowser),
  screen: refuse(inBrowser, programWords, words),
  rule: refuse(inBrowser, ownTime),
  // `paths.ts` defines the addresses, and the city's clock knows the zone.
  paths: refuse(bareImport, importByExpression, ownZone, ownTime),
  clock: refuse(bareImport, importByExpression, rawPath, ownTime),
  test: refuse(titles, mocks),
  journey: refuse(titles, journeyWithoutAssertion),
};

/** Globals that product rules must not use: the network, the page and the device's storage. */
export const GLOBALS = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'localStorage', 'sessionStorage', 'indexedDB'],
  ...['window', 'self', 'globalThis', 'document', 'navigator', 'location', 'history', 'process'],
].map((name) => ({ name, message: 'A rule of the product takes it as an argument.' }));
