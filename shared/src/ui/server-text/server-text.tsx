import { createElement, useMemo, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { DARK, LIGHT } from '../theme';
import { plainText, safeTree, type SafeNode } from './safe-tree';

const never = () => () => undefined;

/** False while rendering without a browser and while taking over what was rendered so, true afterwards. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

// React sets `style` through the CSSOM, which a content security policy without inline styles allows.
function toElement(node: SafeNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const style: CSSProperties = { color: node.color, fontWeight: node.fontWeight };
  // The page has no lists with marks but these.
  if (node.tag === 'ul' || node.tag === 'ol') style.paddingInlineStart = '1.4em';
  const link = node.href === undefined ? {} : { href: node.href, rel: 'noopener noreferrer' };
  // A link without a safe address is words.
  const tag = node.tag === 'a' && node.href === undefined ? 'span' : node.tag;
  if (tag === 'br') return createElement('br', { key });
  return createElement(tag, { key, style, ...link }, node.children.map(toElement));
}

const isMarkup = (text: string) => /[<&]/.test(text);

interface ServerTextProps {
  /** `uiName` and the like: words of the server with some markup. */
  html: string;
  /** The resolved theme, which decides which text colours can be read; light by default. */
  theme?: 'light' | 'dark';
}

/**
 * Words of the server as they were meant, harmless: allowed elements only, never raw HTML. Rendered without a
 * browser it is the words alone.
 */
export function ServerText({ html, theme = 'light' }: ServerTextProps) {
  const inBrowser = useInBrowser();
  const surface = (theme === 'dark' ? DARK : LIGHT).surface;
  const rich = inBrowser && isMarkup(html);
  const tree = useMemo(() => (rich ? safeTree(html, surface) : [plainText(html)]), [html, rich, surface]);
  return <>{tree.map(toElement)}</>;
}
