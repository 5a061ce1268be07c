import { randomId } from './random-id';

const KEY = 'vez.device';
let ofThisPage: string | undefined;

/** This browser, by a random id that says nothing else: a consent is asked for once a device (API-65). */
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
