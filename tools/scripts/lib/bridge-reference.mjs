// Generates the reference of the bridge from its types in `shared/src/contracts`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const at = (name) => fileURLToPath(new URL(`../../../shared/src/contracts/${name}`, import.meta.url));
const parsed = (name) =>
  ts.createSourceFile(name, readFileSync(at(name), 'utf8'), ts.ScriptTarget.Latest, true);

const inLine = (text) => text.replace(/\s+/g, ' ').trim();
const docOf = (node) =>
  inLine(
    ts
      .getJSDocCommentsAndTags(node)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment))
      .join(' '),
  );

/** The files with the bridge's own types. */
const FILES = ['bridge.ts', 'journey.ts', 'readable.ts'];

const typesIn = (source) =>
  source.statements
    .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    .map((node) => [node.name.text, { node, source }]);

const code = (lines) => ['```ts', ...lines, '```'].join('\n');

/** The declaration, with each description on the line before its member. */
function declarationOf({ name, members, heritageClauses = [], typeParameters = [] }, source) {
  const text = (node) => inLine(node.getText(source));
  const parameters = typeParameters.length > 0 ? `<${typeParameters.map(text).join(', ')}>` : '';
  const head = [`interface ${name.text}${parameters}`, ...heritageClauses.map(text), '{'].join(' ');
  const lines = members.flatMap((member) => [
    ...(docOf(member) === '' ? [] : [`// ${docOf(member)}`]),
    text(member),
  ]);
  return code([head, ...lines, '}']);
}

const section = (name, { node, source }) =>
  [
    `## ${name}`,
    docOf(node),
    ts.isInterfaceDeclaration(node) ? declarationOf(node, source) : code([node.type.getText(source)]),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Generated tables, and the types of the journey that only our own remotes use. */
const LEFT_OUT = ['RouteTable', 'PendingWrite', 'UnsettledWrite', 'MovedBooking', 'TabType'];
const isExported = ({ node: { modifiers = [] } }) =>
  modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The bridge and all types that it mentions directly or indirectly, in order of first mention. */
function reachable(all) {
  const found = ['Bridge'];
  for (const name of found) {
    const { node, source } = all.get(name);
    for (const mentioned of node.getText(source).match(/\b[A-Z]\w+/g) ?? [])
      if (all.has(mentioned) && !found.includes(mentioned)) found.push(mentioned);
  }
  return found;
}

/** @returns {string} Markdown */
export function bridgeReference() {
  const all = new Map(FILES.map(parsed).flatMap(typesIn));
  const [, version] = /BRIDGE_VERSION = '([^']+)'/.exec(readFileSync(at('bridge.ts'), 'utf8'));
  return [
    '# The bridge',
    `\`node tools/scripts/bridge.mjs\` writes this reference of version ${version} from \`shared/src/contracts/bridge.ts\`.`,
    'Components read the bridge with `useBridge` of `@vez/shared/bridge`. `shared/src/contracts/calls` defines the calls of `Api`, `shared/src/contracts/events.ts` the events. [remote.md](remote.md#3-the-contract) explains versions.',
    ...reachable(all)
      .filter((name) => isExported(all.get(name)) && !LEFT_OUT.includes(name))
      .map((name) => section(name, all.get(name))),
  ].join('\n\n');
}
