// Serves one remote from its sources to a running page, which applies each change in place.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOnChange } from '../../build/run-webpack.mjs';
import { developmentServer } from './development-server.mjs';

/** Instructions for a running page. @param {string} entry */
export const howToTake = (
  remote,
  entry,
) => `by its inspector (/app, development mode, "Open the inspector") from
${entry}, or by this in its console and a reload:

  localStorage['vez.developmentMode'] = 'true';
  localStorage['vez.override'] = '${JSON.stringify({ [remote]: entry })}'`;

/** Builds on each change and notifies pages. Resolves after the first build. */
export const buildAndTell = ({ dir, site, server, more = (configs) => configs, say }) =>
  new Promise((resolve) => {
    void buildOnChange(dir, site, more, (fault) => {
      if (fault === undefined) say('built');
      else console.error(fault);
      server.tellChange(fault);
      resolve();
    });
  });

/** Runs until stopped. */
export async function serveRemote({ root, remote, port, say }) {
  const site = join(root, 'var', 'dev');
  const assets = join(site, 'assets', remote);
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  const server = developmentServer(site);
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  await buildAndTell({ dir: join(root, remote), site, server, say });
  const entry = `http://localhost:${server.address().port}/assets/${remote}/entry.js`;
  say(`A page of Vez takes it ${howToTake(remote, entry)}

It takes each change in place. The badge at the top of the page ends it; Ctrl-C stops this.`);
}
