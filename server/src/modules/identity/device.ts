import type { Device } from '@vez/shared/contracts';

/** Keeps only the kind of device from a user agent. An iPad reports itself as a computer. */
export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined) return 'unknown';
  if (/iPad|Tablet|Android(?!.*Mobi)/.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|iPod/.test(userAgent)) return 'phone';
  return /Windows|Macintosh|Linux|CrOS/.test(userAgent) ? 'computer' : 'unknown';
}
