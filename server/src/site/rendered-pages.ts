import { createHash } from 'node:crypto';

/** A page as it is sent. */
export interface RenderedPage {
  html: string;
  /** Identifies the content, in the form that a browser sends back: the same figures, read later, give the same tag. */
  tag: string;
}

/** For each painted page: an address may have parameters that do not change what was painted. */
const MOST_ADDRESSES = 20;

/** When a figure was read, in the answers that the page carries, and when the page was painted. */
const READ_AT = /"(updatedAt|paintedAt)":"[^"]*"/g;
const tagOf = (html: string) =>
  `"${createHash('sha256').update(html.replace(READ_AT, '')).digest('base64url').slice(0, 22)}"`;

/**
 * Keeps the HTML of painted pages, by requested address, for as long as they are current: assembling and tagging it
 * costs more than sending it.
 */
export function renderedPages() {
  const kept = new WeakMap<object, Map<string, RenderedPage & { from: readonly unknown[] }>>();

  /** @param from what else the page is made of: a new release replaces one of these objects */
  return (page: object, address: string, from: readonly unknown[], render: () => string): RenderedPage => {
    const ofPage = kept.get(page) ?? new Map<string, RenderedPage & { from: readonly unknown[] }>();
    kept.set(page, ofPage);
    const known = ofPage.get(address);
    if (known?.from.every((part, at) => part === from[at])) return known;
    const html = render();
    const rendered = { html, tag: tagOf(html), from };
    if (known !== undefined || ofPage.size < MOST_ADDRESSES) ofPage.set(address, rendered);
    return rendered;
  };
}
