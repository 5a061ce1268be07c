const SEGMENT = /^(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})+$/;

function isSegment(text: string): boolean {
  if (!SEGMENT.test(text)) return false;
  try {
    const plain = decodeURIComponent(text);
    // A backend may decode the path before it resolves folders.
    return plain !== '.' && plain !== '..' && !/[/\\%\p{Cc}]/u.test(plain);
  } catch {
    return false;
  }
}

/**
 * The path below a remote's namespace as it was sent, and its query: `/api/x/mfe-a/permits?page=2` →
 * `{ path: '/permits', query: '?page=2' }`. Undefined for a path that could be resolved differently.
 * @param prefix `/api/x/mfe-a`
 */
export function pathBelow(prefix: string, url: string): { path: string; query: string } | undefined {
  if (!url.startsWith(`${prefix}/`)) return undefined;
  const rest = url.slice(prefix.length);
  const at = rest.indexOf('?');
  const path = at === -1 ? rest : rest.slice(0, at);
  if (!path.slice(1).split('/').every(isSegment)) return undefined;
  return { path, query: at === -1 ? '' : rest.slice(at) };
}
