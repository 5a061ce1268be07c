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

/** The parts of a code, whose signature is not checked yet. */
interface LinkCode {
  uid: string;
  scope: string;
  mac: string;
}

/** Signs the codes of links for one mobile number: they end when the ticket gets another one. */
export function createLinkCodes(secrets: Secrets) {
  const keys = keptKeys(secrets, 'ticket-link');
  const contentOf = (uid: string, scope: string) => uid.replace('-', '') + scope;
  return {
    write(uid: string, scope: string, holder: string): string {
      const content = contentOf(uid, scope);
      return content + macOf(keys[0]!, `${content} ${holder}`);
    },
    read(code: string): LinkCode | undefined {
      const [, day, letters, scope, mac] = CODE.exec(code.trim()) ?? [];
      return scope === undefined || mac === undefined ? undefined : { uid: `${day}-${letters}`, scope, mac };
    },
    isOurs: ({ uid, scope, mac }: LinkCode, holder: string): boolean =>
      keys.some((key) => isSameText(macOf(key, `${contentOf(uid, scope)} ${holder}`), mac)),
  };
}
