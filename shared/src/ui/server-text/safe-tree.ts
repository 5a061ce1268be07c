import { contrast, parseColour } from './contrast';

interface InertPolicy {
  createHTML(html: string): string;
}
let policy: InertPolicy | undefined;

/**
 * Trusted Types: what DOMParser makes is inert, no script of it runs and nothing of it is fetched; only what
 * is on the list is taken out of it.
 */
function inert(html: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: InertPolicy): InertPolicy };
  };
  policy ??= trustedTypes?.createPolicy('vez-inert', { createHTML: (text) => text }) ?? {
    createHTML: (text) => text,
  };
  return policy.createHTML(html);
}

/** What is left of the server's HTML: text, and elements that can do no harm. */
export type SafeNode =
  string | { tag: SafeTag; href?: string; color?: string; fontWeight?: string; children: SafeNode[] };

const TAGS = ['b', 'strong', 'i', 'em', 'br', 'span', 'p', 'ul', 'ol', 'li', 'a'] as const;
type SafeTag = (typeof TAGS)[number];

/** Elements whose text is not meant to be read. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
]);
const SAFE_HREF = /^(?:https:\/\/|mailto:|tel:|\/(?!\/))/i;
const SAFE_WEIGHT = /^(?:normal|bold|[1-9]00)$/;
/** WCAG AA for text. */
const LEAST_CONTRAST = 4.5;

const isSafeTag = (tag: string): tag is SafeTag => (TAGS as readonly string[]).includes(tag);

function readableColour(text: string, surface: string): string | undefined {
  const colour = parseColour(text);
  const ground = parseColour(surface);
  if (colour === undefined || ground === undefined) return undefined;
  return contrast(colour, ground) >= LEAST_CONTRAST ? text : undefined;
}

function safeElement(element: Element, tag: SafeTag, surface: string): SafeNode {
  const children = safeChildren(element, surface);
  const style = (element as HTMLElement).style;
  const href = element.getAttribute('href') ?? '';
  const color = readableColour(style.color, surface);
  const fontWeight = SAFE_WEIGHT.test(style.fontWeight) ? style.fontWeight : undefined;
  return {
    tag,
    children,
    ...(tag === 'a' && SAFE_HREF.test(href) ? { href } : {}),
    ...(color === undefined ? {} : { color }),
    ...(fontWeight === undefined ? {} : { fontWeight }),
  };
}

function safeChildren(parent: Node, surface: string): SafeNode[] {
  return [...parent.childNodes].flatMap((node): SafeNode[] => {
    if (node.nodeType === 3) return [node.nodeValue ?? ''];
    if (node.nodeType !== 1) return [];
    const element = node as Element;
    const tag = element.tagName.toLowerCase();
    if (SILENT.has(tag)) return [];
    return isSafeTag(tag) ? [safeElement(element, tag, surface)] : safeChildren(element, surface);
  });
}

/**
 * The server's HTML as a tree of allowed elements. It is parsed into a document without scripts, pictures
 * or a page (DOMParser), and only names and values of the lists above are copied out of it.
 * @param surface the colour behind the text: a text colour under 4.5:1 against it is dropped
 */
export function safeTree(html: string, surface: string): SafeNode[] {
  return safeChildren(new DOMParser().parseFromString(inert(html), 'text/html').body, surface);
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

/** The words of the HTML alone, without a browser. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?(?:br|p|ul|ol|li|div)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[ \t\n]+/g, ' ')
    .trim();
