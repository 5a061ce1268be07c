import { decodeQR } from 'qr/decode.js';
import { encode } from 'uqr';

/** A picture of a code: four pixels per module, with a quiet zone. */
function pictureOf(content: string) {
  const { data, size } = encode(content, { ecc: 'M', border: 4 });
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let at = 0; at < scale * scale; at += 1) {
        const px = x * scale + (at % scale);
        const py = y * scale + Math.floor(at / scale);
        pixels.fill(0, (py * width + px) * 4, (py * width + px) * 4 + 3);
      }
    }),
  );
  return { width, height: width, data: pixels };
}

it('reads the QR code of a ticket without a browser API [TIX-01] [TIX-35]', () => {
  const signature = 'nC87b0c-8QTwyU7-iftd05mvuqi2R8vXq9ErFZGL3cqKAG4sNKcTTRdPIFVZ7qHdMbozUnurj2TlKcAghgiQAQ';
  const content = `VEZ1.cEsYTK.c3c3g3b_QbOrrydaaSqaeQ.20261121.${signature}`;
  expect(decodeQR(pictureOf(content))).toBe(content);
});
