// `npm run container [-- --tag localhost/vez:latest] [--base own|IMAGE] [--podman "podman --runtime runc"]`: puts a
// release into an image. `--backend FOLDER` takes the service behind a remote instead, from its repository, after
// `npx vez backend`. `--base own` makes the base image from this machine's libraries and the LTS Node of npm, for
// machines without access to a registry of images.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN_BASE = 'localhost/vez-node:latest';
const { values } = parseArgs({
  options: {
    tag: { type: 'string' },
    backend: { type: 'string' },
    base: { type: 'string' },
    podman: { type: 'string', default: 'podman' },
  },
});
const say = (text) => console.log(`▸ ${text}`);
const [program, ...global] = values.podman.split(' ');

/** Runs podman and shows its output. @throws Error if it fails */
function podman(...args) {
  const { status, error } = spawnSync(program, [...global, ...args], { stdio: 'inherit' });
  if (error !== undefined) throw new Error(`${program} is not here; on Debian: apt-get install podman`);
  if (status !== 0) throw new Error(`${program} ${args[0]} failed; the reason is above.`);
}

/** Builds an image of Node, its libraries, certificates and time zones, without a shell or a package manager. */
function buildOwnBase() {
  const version = readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim();
  say(`Making an image with Node ${version} and the libraries of this machine.`);
  const node = execFileSync('npx', [
    '--yes',
    `--package=node@${version}`,
    '--',
    'node',
    '-p',
    'process.execPath',
  ])
    .toString()
    .trim();
  const folder = join(ROOT, 'var', 'container-base');
  rmSync(folder, { recursive: true, force: true });
  const put = (from, to = from) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(realpathSync(from), join(folder, to), { recursive: true });
  };
  put(node, '/usr/local/bin/node');
  const linked = execFileSync('ldd', [node]).toString();
  const libraries = [...linked.matchAll(/(?:=> |^\s*)(\/\S+)/gm)].map(([, path]) => path);
  const ofSystem = dirname(libraries.find((path) => path.endsWith('/libc.so.6')));
  // Loaded by name for host look-ups, so ldd does not list them.
  const ofNames = ['libnss_dns.so.2', 'libnss_files.so.2', 'libresolv.so.2'].map((name) =>
    join(ofSystem, name),
  );
  for (const library of [...libraries, ...ofNames]) put(library);
  for (const path of ['/etc/ssl/certs/ca-certificates.crt', '/usr/share/zoneinfo', '/etc/nsswitch.conf'])
    put(path);
  writeFileSync(join(folder, 'etc', 'passwd'), 'vez:x:10001:10001::/tmp:/sbin/nologin\n');
  const file = join(ROOT, 'var', 'Containerfile.base');
  writeFileSync(file, 'FROM scratch\nCOPY . /\nENV PATH=/usr/local/bin\n');
  podman('build', '--quiet', '--file', file, '--tag', OWN_BASE, folder);
  return OWN_BASE;
}

function release() {
  const printed = execFileSync(process.execPath, ['tools/scripts/release.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).toString();
  const archive = printed.trim().split('\n').at(-1);
  return join(dirname(archive), basename(archive, '.tar.gz'));
}

/** The content of the image and its build file. */
function contents() {
  if (values.backend !== undefined)
    return {
      folder: values.backend,
      file: 'Containerfile.backend',
      tag: values.tag ?? 'localhost/parking:latest',
    };
  return { folder: release(), file: 'Containerfile', tag: values.tag ?? 'localhost/vez:latest' };
}

try {
  const { folder, file, tag } = contents();
  const base = values.base === 'own' ? buildOwnBase() : values.base;
  say(`Building ${tag} from ${basename(folder)}.`);
  podman(
    'build',
    // Only Docker's format keeps the health check.
    ...['--format', 'docker', '--file', join(ROOT, 'deploy', 'containers', file)],
    ...(base === undefined ? [] : ['--build-arg', `NODE_IMAGE=${base}`]),
    ...['--label', `org.opencontainers.image.version=${basename(folder)}`, '--tag', tag, folder],
  );
  podman('images', tag);
} catch (error) {
  console.error(`\nNo image was made. ${error.message}`);
  process.exit(1);
}
