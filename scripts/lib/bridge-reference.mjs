// The reference of the bridge, as its types in `shared/src/contracts` say it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const at = (name) => fileURLToPath(new URL(`../../shared/src/contracts/${name}`, import.meta.url));
const parsed = (name) =>
  ts.createSourceFile(name, readFileSync(at(name), 'utf8'), ts.ScriptTarget.Latest, true);

const inLine = (text) => text.replace(/\s+/g, ' ').trim();
const inCell = (text) => inLine(text).replaceAll('|', '\\|');
const docOf = (node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment))
    .join(' ');

/** The files that the bridge's own types stand in. */
const FILES = ['bridge.ts', 'journey.ts', 'readable.ts'];

const typesIn = (source) =>
  source.statements
    .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    .map((node) => [node.name.text, { node, source }]);

function rowOf(member, source) {
  const text = (node) => inLine(node.getText(source));
  const name = `${member.name.getText(source)}${member.questionToken ? '?' : ''}`;
  const type = ts.isMethodSignature(member)
    ? `(${member.parameters.map(text).join(', ')}): ${text(member.type)}`
    : text(member.type);
  return `| \`${name}\` | \`${inCell(type)}\` | ${inCell(docOf(member))} |`;
}

function table({ members, heritageClauses = [] }, source) {
  const base = heritageClauses.map((clause) => `What \`${clause.types[0].getText(source)}\` has, and:\n`);
  const rows = members.map((member) => rowOf(member, source));
  return [...base, '| Member | Type | |', '| --- | --- | --- |', ...rows].join('\n');
}

const code = ({ type }, source) => `\`\`\`ts\n${type.getText(source)}\n\`\`\``;

const section = (name, { node, source }) =>
  [
    `## ${name}`,
    inLine(docOf(node)),
    ts.isInterfaceDeclaration(node) ? table(node, source) : code(node, source),
  ].join('\n\n');

/** The bridge, the types that it mentions, and those that they mention, in the order of their first mention. */
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
    'Written from `shared/src/contracts/bridge.ts` by `node scripts/bridge.mjs`; change it there.',
    `What the shell gives a remote when it mounts, version ${version}. A component reads it with \`useBridge\` of \`@vez/shared/bridge\`. The calls of \`Api\` are those of \`shared/src/contracts/calls\`, the events those of \`shared/src/contracts/events.ts\`. How a remote says which version it needs: [remote.md](remote.md).`,
    ...reachable(all).map((name) => section(name, all.get(name))),
  ].join('\n\n');
}
