import { randomId } from './random-id';

const KEY = 'vez.device';
let ofThisPage: string | undefined;

/** A random id of this browser: consent is requested once for each device (API-65). */
export function deviceId(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && kept !== '') return kept;
    ofThisPage ??= randomId();
    localStorage.setItem(KEY, ofThisPage);
  } catch {
    // Storage is off: the id lasts as long as the page.
  }
  return (ofThisPage ??= randomId());
}
