// Reads a QR code from a page and types it as the scanner of an office does.
import type { Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** Pixels per module of the code. */
const SCALE = 4;
const QUIET_SQUARES = 4;

/** Reads a QR code that is drawn as one path of squares. */
export async function readQrCode(code: Locator): Promise<string> {
  const [size, path] = await code.evaluate((svg: SVGSVGElement) => [
    svg.viewBox.baseVal.width,
    svg.querySelector('path')!.getAttribute('d')!,
  ]);
  const width = (Number(size) + 2 * QUIET_SQUARES) * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of String(path).matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const [left, top] = [Number(x) + QUIET_SQUARES, Number(y) + QUIET_SQUARES].map((at) => at * SCALE);
    for (let row = top!; row < top! + SCALE; row += 1)
      data.fill(0, (row * width + left!) * 4, (row * width + left! + SCALE) * 4);
  }
  for (let dot = 3; dot < data.length; dot += 4) data[dot] = 255;
  return decodeQR({ width, height: width, data });
}

/** Types a code as a scanner does: 5 ms per key by the timestamps of the events, however busy the machine is. */
export async function scanAt(page: Page, code: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const start = Date.now() / 1_000;
  await Promise.all(
    [...code, 'Enter'].map((key, at) =>
      keyboard.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        key,
        ...(key === 'Enter' ? { windowsVirtualKeyCode: 13 } : { text: key }),
        timestamp: start + at * 0.005,
      }),
    ),
  );
  await keyboard.detach();
}
