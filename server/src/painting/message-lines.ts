import type { Socket } from 'node:net';

/** The longest message, in characters: a bundle has some 2 million. Our painters send nothing longer. */
const LONGEST = 32_000_000;

/**
 * Exchanges messages over a socket, each as JSON on a line of its own. A socket that brings anything else is closed.
 */
export function messageLines<In, Out>(socket: Socket, hear: (message: In) => void) {
  let rest = '';
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => {
    const lines = (rest + part).split('\n');
    rest = lines.pop()!;
    try {
      if (rest.length > LONGEST) throw new Error('The message is too long.');
      for (const line of lines) hear(JSON.parse(line) as In);
    } catch {
      socket.destroy();
    }
  });
  return (message: Out) => void socket.write(`${JSON.stringify(message)}\n`);
}
