import { useMemo } from 'react';
import { encode } from 'uqr';

/**
 * A QR code as one path; its plate includes the quiet zone. The lowest error correction gives the fewest and largest
 * squares: a screen is not torn or stained, but it is small, dim and held at an angle.
 */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { path, size } = useMemo(() => {
    const { data, size: modules } = encode(content, { ecc: 'L', border: 0 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: dark.join(''), size: modules };
  }, [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#14202B" />
    </svg>
  );
}
