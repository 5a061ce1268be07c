import { createHmac } from 'node:crypto';
import { isSameText, keptKeys, type Secrets } from '../../secrets/keys';

/**
 * A ticket's code without its hyphen; what the rest is for: the number of a message's link, `r` and the last day of one
 * that only shows the ticket, or `p` and the minute in which a pass ends; a MAC.
 */
const CODE = /^(\d{6})([2-9A-Z]{8})(\d{1,8}|r\d{6}|p\d{8})([0-9A-Za-z]{11})$/;

const MAC_LETTERS = 11;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 64 bits as letters and digits: programs that find links in text cut other characters at the end. */
function macOf(key: Buffer, content: string): string {
  let rest = createHmac('sha256', key).update(content).digest().readBigUInt64BE();
  let text = '';
  for (; text.length < MAC_LETTERS; rest /= 62n) text += LETTERS[Number(rest % 62n)];
  return text;
}

/** Signs and reads the codes of links. */
export function createLinkCodes(secrets: Secrets) {
  const keys = keptKeys(secrets, 'ticket-link');
  return {
    write(uid: string, scope: string): string {
      const content = uid.replace('-', '') + scope;
      return content + macOf(keys[0]!, content);
    },
    /** Undefined for a code that is not ours. */
    read(code: string): { uid: string; scope: string } | undefined {
      const [, day, letters, scope, mac] = CODE.exec(code.trim()) ?? [];
      if (day === undefined || letters === undefined || scope === undefined || mac === undefined)
        return undefined;
      const isOurs = keys.some((key) => isSameText(macOf(key, day + letters + scope), mac));
      return isOurs ? { uid: `${day}-${letters}`, scope } : undefined;
    },
  };
}
