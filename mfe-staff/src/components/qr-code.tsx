import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code of fixed width for any content. Hidden from screen readers, because the number is beside it. */
export function QrCode({ content, width }: { content: string; width: string }) {
  const { path, size } = useMemo(() => {
    const { data, size: modules } = encode(content, { ecc: 'M', border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: dark.join(''), size: modules };
  }, [content]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      style={{ width, height: width, background: '#fff' }}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
