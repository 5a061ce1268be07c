import { retryImport } from '@vez/shared/chunks';

/** What the browser can take a code from: a frame of the camera, a picture. */
export type QrSource = HTMLVideoElement | ImageBitmap;
/** The text of the QR code in a picture; undefined without one. */
export type QrReader = (source: QrSource) => Promise<string | undefined>;

interface Detector {
  detect(source: QrSource): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Chrome on a desk has the class and reads nothing with it. */
async function nativeDetector(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return formats.includes('qr_code') ? BarcodeDetector : undefined;
}

// eslint-disable-next-line no-restricted-syntax -- `retryImport` below; camera and picture wait for the same requests
const loadOwn = () => import(/* webpackChunkName: "qr-reader" */ 'qr/decode.js');

/**
 * The browser's own reader; where it has none (iOS, Firefox), one in JavaScript, fetched only then.
 * @throws when neither can be loaded
 */
export async function loadQrReader(): Promise<QrReader> {
  const own = async () => (await retryImport(loadOwn)).BarcodeDetector as DetectorClass;
  const Detector = (await nativeDetector()) ?? (await own());
  const detector = new Detector({ formats: ['qr_code'] });
  return async (source) => {
    const [found] = await detector.detect(source).catch(() => []);
    return found?.rawValue;
  };
}
