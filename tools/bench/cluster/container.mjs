// An API process in a container, restarted as by podman's systemd unit or an orchestrator.
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { supervise } from '../server/lib/supervisor.mjs';

/** The container gets only the machine's network: no privileges, and writes only in memory. */
const CLOSED = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
/** Limits that the machine can grant, because podman's defaults exceed those of some sandboxes. */
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
  /** @returns {boolean} whether the command succeeded */
  const ask = (...words) =>
    spawnSync(program, [...global, ...words.map((word) => (word === 'NAME' ? name : word))], {
      stdio: 'ignore',
    }).status === 0;
  return {
    ...running,
    /** @returns {string[]} the promises of the image that the container breaks */
    broken: () =>
      [
        ['healthy by its own check', ask('healthcheck', 'run', 'NAME')],
        ['closed to writes', !ask('exec', 'NAME', 'node', '-e', "fs.writeFileSync('/srv/vez/x', '')")],
        ['nobody in particular', ask('exec', 'NAME', 'node', '-e', 'process.exit(process.getuid() - 10001)')],
      ].flatMap(([what, isSo]) => (isSo ? [] : [what])),
    kill: () => end('SIGKILL'),
    // Stop the supervisor first, so that it starts no other. Podman ends with its container.
    async stop(signal) {
      const stopped = running.stop('SIGCONT');
      end(signal);
      await stopped;
    },
  };
}
