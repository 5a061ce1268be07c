import { LANGUAGES } from '@vez/shared/domain';
import type { FastifyInstance } from 'fastify';
import { SIGNING_FAULTS } from './host-signer';
import { PEOPLE } from './people';

/** How the app answers `signIn`, besides signing correctly. */
const SIGNING = ['rightly', 'slowly', 'refuses', 'silent', 'used before', ...SIGNING_FAULTS];
const options = (values: readonly string[]) => values.map((value) => `<option>${value}`).join('');

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Host app simulator</title>
<link rel="icon" href="data:,"><style>
  * { box-sizing: border-box; }
  body { margin: 0; display: flex; flex-wrap: wrap; gap: 32px; padding: 24px 16px; background: #f6f8fa; color: #14202b; font: 16px/26px -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
  main { display: contents; }
  h1 { margin: 0; font-size: 28px; line-height: 36px; }
  .phone { position: relative; width: 391px; max-width: 100%; height: 736px; border: 8px solid #14202b; border-radius: 32px; overflow: hidden; }
  iframe { width: 100%; height: 100%; border: 0; }
  .phone header { position: absolute; inset: 0 0 auto; display: grid; place-items: center; background: #14202b; color: #fff; overflow: hidden; }
  form { display: grid; gap: 16px; align-content: start; flex: 1 1 320px; max-width: 360px; }
  label { display: grid; gap: 4px; } fieldset label, label > span { display: flex; gap: 8px; align-items: center; min-height: 32px; }
  fieldset { border: 1px solid #dce3e8; border-radius: 8px; }
  input:not([type=checkbox]), select { min-height: 44px; padding: 0 12px; border: 1px solid #7a8894; border-radius: 8px; background: #fff; font: inherit; }
  button { min-height: 52px; border: 0; border-radius: 8px; background: #0b6b5d; color: #fff; font: inherit; font-weight: 700; cursor: pointer; }
  :focus-visible { outline: 3px solid #14202b; outline-offset: 2px; }
  pre { flex: 1 1 100%; max-height: 320px; margin: 0; overflow: auto; border-radius: 12px; background: #fff; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; }
</style></head><body><main aria-label="Host app simulator">
<div class="phone"><header id="bar">Host app</header><iframe id="page" title="Vez in the host app"></iframe></div>
<form id="form">
  <h1>Host app simulator</h1>
  <label>Address <input name="path" value="/home"></label>
  <label>Language <select name="language">${LANGUAGES.map((language) => `<option>${language}`).join('')}</select></label>
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

/** The host's side of the protocol, as described in docs/guides/host.md: a host team may start from this. */
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

/** `/dev/host`: the page in a host app's web view. Its side of the protocol can be set by hand. */
export function hostSimulator(app: FastifyInstance): void {
  app.get('/dev/host', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html').send(PAGE),
  );
  app.get('/dev/host.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript').send(SCRIPT),
  );
}
