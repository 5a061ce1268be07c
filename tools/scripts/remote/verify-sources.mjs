// The part of the gate that checks the types and runs the tests of a remote.
import { spawn } from 'node:child_process';

/** @returns {Promise<string | undefined>} the output of a failed command */
const failureOf = ([command, ...args], cwd) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? undefined : output.trim()));
  });

/**
 * @param {string} name of the remote
 * @param {Record<string, string[]>} commands by the name of the check
 * @param {string} cwd where they run
 * @throws Error with the output of the first command that fails
 */
export async function verifySources(name, commands, cwd) {
  for (const [check, command] of Object.entries(commands)) {
    const failure = await failureOf(command, cwd);
    if (failure !== undefined) throw new Error(`${name} is not published.\n  ${check}:\n${failure}`);
  }
}
