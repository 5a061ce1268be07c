import type { FastifyInstance } from 'fastify';
import { SIGNING_FAULTS } from './host-signer';
import { PEOPLE } from './people';

/** How the app answers `signIn`, beside signing as it should. */
const SIGNING = ['rightly', 'slowly', 'refuses', 'silent', 'used before', ...SIGNING_FAULTS];
const options = (values: readonly string[]) => values.map((value) => `<option>${value}`).join('');

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Host app simulator</title>
<style>
  body { margin: 0; display: flex; flex-wrap: wrap; gap: 24px; padding: 24px; font: 16px/1.5 system-ui; }
  .phone { position: relative; width: 375px; height: 720px; border: 8px solid #222; border-radius: 32px; overflow: hidden; }
  iframe { width: 100%; height: 100%; border: 0; }
  .phone header { position: absolute; inset: 0 0 auto; background: #222; color: #fff; text-align: center; overflow: hidden; }
  form { display: grid; gap: 12px; align-content: start; width: 320px; }
  label { display: grid; } fieldset label { display: block; }
  pre { width: 100%; max-height: 320px; overflow: auto; background: #f2f2f2; padding: 12px; white-space: pre-wrap; }
  main { display: contents; }
</style></head><body><main aria-label="Host app simulator">
<div class="phone"><header id="bar">Host app</header><iframe id="page" title="Vez in the host app"></iframe></div>
<form id="form">
  <h1>Host app simulator</h1>
  <label>Address <input name="path" value="/home"></label>
  <label>Language <select name="language"><option>zh_hant<option>zh_hans<option>pt_pt<option>en_us</select></label>
  <label>Height of the app's header, px (sh) <input name="sh" type="number" min="0" max="120" value="44"></label>
  <label><span><input name="isDark" type="checkbox"> Dark (isDark)</span></label>
  <fieldset><legend>What this app can do</legend>
    ${['closePage', 'addToCalendar', 'openOutside', 'share', 'scan', 'signIn']
      .map((name) => `<label><input name="can" type="checkbox" value="${name}" checked> ${name}</label>`)
      .join('')}
  </fieldset>
  <label>Who uses the app <select name="person"><option value="">nobody${options(Object.keys(PEOPLE))}</select></label>
  <label>How it signs who that is <select name="signing">${options(SIGNING)}</select></label>
  <label>What it answers to all else <select name="answer"><option value="does">does it<option value="refuses">refuses<option value="silent">stays silent</select></label>
  <label>What a scan reads <input name="scanned" value=""></label>
  <button>Open</button>
</form>
<pre id="log" role="log" aria-label="Messages" tabindex="0"></pre></main>
<script src="/dev/host.js"></script></body></html>`;

/** The host's side of the protocol, as docs/guides/host.md tells it: a host team may start from this. */
const SCRIPT = `'use strict';
const page = document.getElementById('page');
const form = document.getElementById('form');
const log = (way, message) => {
  document.getElementById('log').textContent += way + ' ' + JSON.stringify(message) + '\\n';
};
const value = (name) => new FormData(form).get(name);

function open() {
  document.getElementById('log').textContent = '';
  const address = new URL(value('path'), location.origin);
  if (address.origin !== location.origin) return;
  address.searchParams.set('language', value('language'));
  address.searchParams.set('sh', value('sh'));
  if (value('isDark')) address.searchParams.set('isDark', 'true');
  document.getElementById('bar').style.height = value('sh') + 'px';
  page.src = address;
}

const ANSWERS = {
  closePage: () => { page.src = 'about:blank'; return null; },
  addToCalendar: () => true,
  openOutside: () => null,
  share: () => true,
  scan: () => value('scanned') || null,
};

const SLOWLY_MS = 4000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let lastSigned = null;

/** What the app's own server does once the app asks it: sign who is logged in to the app. */
async function sign({ nonce }) {
  const [person, how] = [value('person'), value('signing')];
  if (person === '') return null;
  if (how === 'slowly') await pause(SLOWLY_MS);
  if (how === 'used before' && lastSigned) return lastSigned;
  const query = new URLSearchParams({ person, nonce, fault: how });
  const { assertion } = await (await fetch('/dev/host/assertion?' + query)).json();
  lastSigned = assertion;
  return assertion;
}

addEventListener('message', async ({ source, origin, data }) => {
  if (source !== page.contentWindow || origin !== location.origin || data?.vez !== 1) return;
  log('page ->', data);
  const reply = (message) => {
    const full = { vez: 1, nonce: data.nonce, ...message };
    log('app  ->', full);
    source.postMessage(full, origin);
  };
  if (data.type === 'hello') {
    reply({ type: 'welcome', can: new FormData(form).getAll('can'), person: value('person') || null });
  }
  if (data.type === 'ask' && data.ask === 'signIn') {
    if (value('signing') === 'silent') return;
    if (value('signing') === 'refuses') return reply({ type: 'failed', id: data.id });
    return reply({ type: 'answer', id: data.id, value: await sign(data.input) });
  }
  if (data.type !== 'ask' || value('answer') === 'silent') return;
  const answer = Object.hasOwn(ANSWERS, data.ask) && value('answer') === 'does' ? ANSWERS[data.ask] : undefined;
  reply(answer ? { type: 'answer', id: data.id, value: answer() } : { type: 'failed', id: data.id });
});
form.addEventListener('submit', (event) => { event.preventDefault(); open(); });
open();
`;

/** `/dev/host`: the page in a host app's web view, whose side of the protocol can be set by hand. */
export function hostSimulator(app: FastifyInstance): void {
  app.get('/dev/host', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html').send(PAGE),
  );
  app.get('/dev/host.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript').send(SCRIPT),
  );
}
