import { retryImport } from '@vez/shared/chunks';

/** A source for codes: a camera frame or a picture. */
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

/** Chrome on desktop has the class, but supports no formats. */
async function nativeDetector(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return formats.includes('qr_code') ? BarcodeDetector : undefined;
}

// eslint-disable-next-line no-restricted-syntax -- `retryImport` below; camera and picture share the same requests
const loadOwn = () => import(/* webpackChunkName: "qr-reader" */ 'qr/decode.js');

/**
 * Loads the browser's own reader, or, where it has none (iOS, Firefox), fetches one in JavaScript.
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
