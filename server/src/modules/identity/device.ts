import type { Device } from '@vez/shared/contracts';

/** Of what its browser says of itself, the kind alone is kept. An iPad calls itself a computer. */
export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined) return 'unknown';
  if (/iPad|Tablet|Android(?!.*Mobi)/.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|iPod/.test(userAgent)) return 'phone';
  return /Windows|Macintosh|Linux|CrOS/.test(userAgent) ? 'computer' : 'unknown';
}
