import type { Host } from '@vez/shared/contracts/client';
import type { Channel } from './channel';
import { isAnswerTo, PROTOCOL_VERSION, readMessage, type Ask, type Asks } from './protocol';

/** Time limit for answers of the app itself; questions to the user (calendar, share, scan) have none. */
const ANSWER_MS = 5_000;
const PERSON_MS = 120_000;
/** The app may have to ask its own server; until then the user is a visitor. */
const SIGN_MS = 10_000;
const PATIENCE: Record<Ask, number> = {
  closePage: ANSWER_MS,
  openOutside: ANSWER_MS,
  addToCalendar: PERSON_MS,
  share: PERSON_MS,
  scan: PERSON_MS,
  signIn: SIGN_MS,
};

interface Waiting {
  take(value: unknown): void;
  fail(): void;
}

/** The host's user, and how the host vouches for them (ACC-08). */
export interface Welcome {
  person?: string | null;
  /** Rejects if the host refuses or does not answer. Undefined if the host cannot sign. */
  signIn?: (nonce: string) => Promise<string | null>;
}

/**
 * Greets the host app. After its welcome, the app's abilities replace the browser's; the browser still does
 * what the app cannot or fails to do.
 */
export function greetHost(
  channel: Channel,
  nonce: string,
  host: Host,
  welcomed: (by: Welcome) => void,
): void {
  const browser = { ...host };
  const waiting = new Map<number, Waiting>();
  let last = 0;

  const ask = <Name extends Ask>(name: Name, input: Asks[Name]['input']) =>
    new Promise<Asks[Name]['answer']>((resolve, reject) => {
      const id = (last += 1);
      const fail = () => {
        clearTimeout(timer);
        waiting.delete(id);
        reject(new Error(`The host app did not do it: ${name}`));
      };
      const timer = setTimeout(fail, PATIENCE[name]);
      const take = (value: unknown) => {
        if (!isAnswerTo(name, value)) return fail();
        clearTimeout(timer);
        waiting.delete(id);
        resolve(value);
      };
      waiting.set(id, { take, fail });
      channel.send({ vez: PROTOCOL_VERSION, nonce, type: 'ask', id, ask: name, input });
    });

  const adapted: Required<Host> = {
    closePage: () => void ask('closePage', null).catch(browser.closePage),
    openOutside: (url) => void ask('openOutside', { url }).catch(() => browser.openOutside(url)),
    addToCalendar: (entry) => ask('addToCalendar', entry).catch(() => browser.addToCalendar(entry)),
    share: (content) => ask('share', content).catch(() => browser.share(content)),
    scan: () =>
      ask('scan', null).then(
        (text) => text ?? undefined,
        () => undefined,
      ),
  };

  let greeted = false;
  channel.listen((data) => {
    const message = readMessage(data, nonce);
    if (message?.type === 'welcome' && !greeted) {
      greeted = true;
      const { can, person } = message;
      for (const name of can) if (name !== 'signIn') Object.assign(host, { [name]: adapted[name] });
      const audience = window.location.origin;
      welcomed({
        ...(person === undefined ? {} : { person }),
        ...(can.includes('signIn') ? { signIn: (to) => ask('signIn', { audience, nonce: to }) } : {}),
      });
    } else if (message?.type === 'answer') waiting.get(message.id)?.take(message.value);
    else if (message?.type === 'failed') waiting.get(message.id)?.fail();
  });
  channel.send({ vez: PROTOCOL_VERSION, nonce, type: 'hello' });
}
