const LARGEST = 120;

/**
 * NAV-33: `sh` is the height in px of the host app's own header, which covers the top of our page.
 * Anything but a whole number from 0 to 120 is ignored: an address must not push the page out of sight.
 */
export function headerHeightFrom(search: string): number {
  const text = new URLSearchParams(search).get('sh') ?? '';
  if (!/^\d{1,3}$/.test(text)) return 0;
  const height = Number(text);
  return height <= LARGEST ? height : 0;
}
