// An API process in a container, kept alive as podman's systemd unit or an orchestrator would.
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { supervise } from '../server/lib/supervisor.mjs';

/** Beside the machine's network the image gets nothing: no right to write but in memory, no privilege. */
const CLOSED = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
/** What this machine may grant: podman's own wishes are above it in some sandboxes. */
const LIMITS = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];

/**
 * @param {{ image: string, podman: string }} container `podman` with its global options
 * @param {Record<string, string>} settings of the server
 */
export function superviseContainer({ image, podman }, settings) {
  const [program, ...global] = podman.split(' ');
  const environment = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  let name;
  const running = supervise(() => {
    name = `vez-${randomUUID()}`;
    const how = ['run', '--rm', '--name', name, '--network', 'host', ...CLOSED, ...LIMITS, ...environment];
    return spawn(program, [...global, ...how, image], { stdio: ['ignore', 'ignore', 'inherit'] });
  });
  const end = (signal) =>
    spawnSync(program, [...global, 'kill', '--signal', signal, name], { stdio: 'ignore' });
  /** @returns {boolean} whether that ended well in the container */
  const ask = (...words) =>
    spawnSync(program, [...global, ...words.map((word) => (word === 'NAME' ? name : word))], {
      stdio: 'ignore',
    }).status === 0;
  return {
    ...running,
    /** @returns {string[]} what it is not though the image promises it */
    broken: () =>
      [
        ['healthy by its own check', ask('healthcheck', 'run', 'NAME')],
        ['closed to writes', !ask('exec', 'NAME', 'node', '-e', "fs.writeFileSync('/srv/vez/x', '')")],
        ['nobody in particular', ask('exec', 'NAME', 'node', '-e', 'process.exit(process.getuid() - 10001)')],
      ].flatMap(([what, isSo]) => (isSo ? [] : [what])),
    kill: () => end('SIGKILL'),
    // Its supervisor starts no other once it was told to stop; podman ends with its container.
    async stop(signal) {
      const stopped = running.stop('SIGCONT');
      end(signal);
      await stopped;
    },
  };
}
