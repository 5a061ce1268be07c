import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildPainterPrograms } from '../testing/painter-program';
import { painterAt } from './painter-link';
import { createPainterPool, type PainterPool } from './painter-pool';

let programs: ReturnType<typeof buildPainterPrograms>;
beforeAll(() => {
  programs = buildPainterPrograms();
});
afterAll(() => programs.remove());

const lives = (pid: number) => {
  try {
    process.kill(pid, 0);
    // If nothing collects orphans, an ended process keeps its number.
    return !(existsSync('/proc') && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  } catch {
    return false;
  }
};
const ends = async (pid: number) => {
  while (lives(pid)) await pause(20);
};

const SHELL = `module.exports.shared = {};
module.exports.paintPage = async (page, paint, call) => ({
  html: await paint(call), styles: '', styleVersion: '', answers: [],
});`;
/** What to paint with a remote whose `paint` has this body. */
const paintingOf = (body: string) => ({
  job: { shell: 'shell', remote: body, page: {} },
  codeOf: (name: string) =>
    name === 'shell' ? SHELL : `module.exports.paint = async (call) => { ${name} };`,
  call: async () => 'answered',
});

describe('a painter in an endless loop', () => {
  it('does not outlive the server that was killed', async () => {
    const program = programs.program(`
      import { forkedPainter } from './painter-link';
      import { createPainter } from './painter';
      const start = forkedPainter(${JSON.stringify(programs.painter)}, { stuckMs: 500, memoryMegabytes: 64 });
      const painter = createPainter(start, 600_000);
      const code = { shell: ${JSON.stringify(SHELL)}, remote:
        "module.exports.paint = async (call) => { await call('x', {}); for (;;) {} };" };
      const call = async () => void console.log(painter.pid());
      await painter.paint({ job: { shell: 'shell', remote: 'remote', page: {} }, codeOf: (name) => code[name], call });
    `);
    const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(server.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    expect(pid).toBeGreaterThan(0);
    server.kill('SIGKILL');
    await ends(pid);
    expect(lives(pid)).toBe(false);
  });
});

describe('a painter that has ended unnoticed', () => {
  it('does not end the server, which still sends to it', async () => {
    const program = programs.program(`
      import { execFileSync } from 'node:child_process';
      import { forkedPainter } from './painter-link';
      let link;
      const heard = () => {
        process.kill(link.pid, 'SIGKILL');
        // Until it has ended; nothing is heard meanwhile.
        execFileSync(process.execPath, ['--eval', 'setTimeout(() => {}, 200)']);
        for (const integrity of 'abc') link.send({ type: 'bundle', integrity, code: '' });
      };
      const start = forkedPainter(${JSON.stringify(programs.painter)}, { stuckMs: 500, memoryMegabytes: 64 });
      link = start({ heard, ended: () => console.log('ended') });
    `);
    const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    server.stdout.on('data', (part: Buffer) => (said += part.toString()));
    expect(await once(server, 'close')).toEqual([0, null]);
    expect(said).toContain('ended');
  });
});

describe('a painter that is started for each connection', () => {
  let listener: Server;
  let pool: PainterPool;
  let pids: number[];
  beforeEach(async () => {
    pids = [];
    // As with systemd, the connection is the process's standard input.
    listener = createServer({ pauseOnConnect: true }, (socket) => {
      const painter = spawn(process.execPath, [programs.painter, '500'], {
        stdio: [socket, 'ignore', 'ignore'],
      });
      pids.push(painter.pid!);
      socket.destroy();
    });
    const path = join(programs.folder, `painter-${Math.random().toString(36).slice(2)}.sock`);
    listener.listen(path);
    await once(listener, 'listening');
    pool = createPainterPool(painterAt(path), 1, 30_000);
  });
  afterEach(() => {
    pool.stop();
    listener.close();
    pids.filter(lives).forEach((pid) => process.kill(pid, 'SIGKILL'));
  });

  it('paints page after page, with their calls', async () => {
    expect(await pool.paint(paintingOf("return await call('x', {});"))).toMatchObject({ html: 'answered' });
    // Longer than one chunk of a socket.
    const long = await pool.paint(paintingOf("return 'é\\n'.repeat(300_000);"));
    expect(long.html).toHaveLength(600_000);
    expect(pids).toHaveLength(1);
  });

  it('is replaced after the first was killed', async () => {
    await pool.paint(paintingOf("return '';"));
    const painting = pool.paint(paintingOf('await new Promise(() => undefined);'));
    process.kill(pids[0]!, 'SIGKILL');
    await expect(painting).rejects.toThrow('The painter has ended.');
    expect(await pool.paint(paintingOf("return 'again';"))).toMatchObject({ html: 'again' });
  });

  it('ends itself if its page loops for ever, and ends with the connection', async () => {
    await expect(pool.paint(paintingOf('for (;;) {}'))).rejects.toThrow('The painter has ended.');
    await pool.paint(paintingOf("return '';"));
    pool.stop();
    await Promise.all(pids.map(ends));
    expect(pids.map(lives)).toEqual([false, false]);
  });

  it('leaves pages unpainted if nothing listens', async () => {
    const nowhere = createPainterPool(painterAt(join(programs.folder, 'nowhere.sock')), 1, 30_000);
    await expect(nowhere.paint(paintingOf("return '';"))).rejects.toThrow('The painter has ended.');
    nowhere.stop();
  });
});
