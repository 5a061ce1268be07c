// The process that renders pages. It runs the code of remotes, so it can do nothing else: it has no environment,
// runs under Node's permission model (no files but this one, no processes), and creates no code from strings. It
// communicates by messages alone: over Node's own channel if the server has started it, over its standard input if
// systemd has (`deploy/systemd`).
import { Server, Socket } from 'node:net';
import type { FromPainter, PaintingJob, ToPainter } from './messages';
import { messageLines } from './message-lines';
import { createRealm, type CallOut, type Realm } from './realm';
import { endWhenStuck } from './watchdog';

/** The current release, and the previous one while pages change over. */
const MOST_REALMS = 2;

const leave = () => process.exit(0);

function openChannel(hear: (message: ToPainter) => void): (message: FromPainter) => void {
  if (process.send !== undefined) {
    const send = process.send.bind(process);
    process.on('message', hear);
    process.on('disconnect', leave);
    return (message) => void send(message);
  }
  const socket = new Socket({ fd: 0, readable: true, writable: true });
  for (const end of ['end', 'error', 'close']) socket.on(end, leave);
  return messageLines<ToPainter, FromPainter>(socket, hear);
}

// Node's permission model does not cover the network on every supported version.
const refuse = () => {
  throw new Error('A painter has no network.');
};
Object.assign(Socket.prototype, { connect: refuse });
Object.assign(Server.prototype, { listen: refuse });

const bundles = new Map<string, string>();
const realms = new Map<string, Realm>();
const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
let calls = 0;

function codeOf(integrity: string): string {
  const code = bundles.get(integrity);
  if (code === undefined) throw new Error('No such bundle was given.');
  return code;
}

function realmOf(shell: string): Realm {
  const realm = realms.get(shell) ?? createRealm(shell, codeOf);
  realms.set(shell, realm);
  if (realms.size > MOST_REALMS) realms.delete(realms.keys().next().value!);
  return realm;
}

const callFor =
  (id: number): CallOut =>
  (name, input) =>
    new Promise((resolve, reject) => {
      const call = (calls += 1);
      waiting.set(call, { resolve, reject });
      tell({ type: 'call', call, id, name, input });
    });

async function paint(id: number, { shell, remote, page }: PaintingJob) {
  try {
    const realm = realmOf(shell);
    if (remote !== undefined) realm.load(remote);
    tell({ type: 'begun', id });
    tell({ type: 'painted', id, page: await realm.paint(remote, page, callFor(id)) });
  } catch (error) {
    const { name, message } = error as Partial<Error>;
    tell({ type: 'failed', id, reason: `${name}: ${message}`.slice(0, 500) });
  }
}

function loadAhead({ shell, remote }: Pick<PaintingJob, 'shell' | 'remote'>) {
  try {
    const realm = realmOf(shell);
    if (remote !== undefined) realm.load(remote);
  } catch {
    // The page that needs it reports the fault.
  }
}

function settle(
  call: number,
  act: (one: { resolve(answer: unknown): void; reject(e: Error): void }) => void,
) {
  const one = waiting.get(call);
  waiting.delete(call);
  if (one !== undefined) act(one);
}

const tell = openChannel((message) => {
  if (message.type === 'bundle') bundles.set(message.integrity, message.code);
  else if (message.type === 'load') loadAhead(message.job);
  else if (message.type === 'paint') void paint(message.id, message.job);
  else if (message.type === 'answer') settle(message.call, ({ resolve }) => resolve(message.answer));
  else {
    settle(message.call, ({ reject }) =>
      reject(Object.assign(new Error('The call was refused.'), { name: message.name })),
    );
  }
});
endWhenStuck(Number(process.argv[2]));
tell({ type: 'ready' });
