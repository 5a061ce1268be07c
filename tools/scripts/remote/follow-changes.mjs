// The script of a page with a remote in development. `scriptFor` serialises it, so it can only use the browser.

/** Applies each change of a remote, and shows its build errors and exceptions. */
function followChanges(server, remote) {
  const followed = (window.vezFollowed ??= []);
  // The entry runs again after each change.
  if (followed.includes(remote)) return;
  followed.push(remote);
  const box = document.createElement('pre');
  box.setAttribute('role', 'alert');
  box.title = remote;
  box.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:999;max-height:60vh;overflow:auto;margin:0;padding:1rem;' +
    'background:#7f1d1d;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap;text-align:left';
  const show = (text) => {
    box.textContent = text;
    document.documentElement.append(box);
  };
  box.onclick = () => String(window.getSelection()) === '' && box.remove();

  const tell = async (thrown) => {
    const stack = String(thrown?.stack ?? thrown);
    // Errors of other code do not concern this team.
    if (!stack.includes(server)) return;
    show(stack);
    const answer = await fetch(`${server}/in-sources`, { method: 'POST', body: stack }).catch(
      () => undefined,
    );
    if (answer?.ok && box.isConnected) show(await answer.text());
  };
  // The shell pauses listeners that a remote adds by `window.addEventListener`.
  const hear = (name, listener) => EventTarget.prototype.addEventListener.call(window, name, listener);
  hear('error', ({ error, message }) => void tell(error ?? message));
  hear('unhandledrejection', ({ reason }) => void tell(reason));
  // React logs errors caught by a boundary here.
  const { error: log } = console;
  console.error = (...said) => {
    log.apply(console, said);
    const thrown = said.find((one) => one instanceof Error);
    if (thrown) void tell(thrown);
  };

  new EventSource(`${server}/changes`).onmessage = ({ data }) => {
    if (data !== 'changed') return show(JSON.parse(data));
    box.remove();
    const change = new CustomEvent('vez/remote-changed', { detail: { remote }, cancelable: true });
    // A shell applies the change in place and cancels the event. Otherwise the page reloads.
    if (window.dispatchEvent(change)) window.location.reload();
  };
}

/** @param {string} remote @param {string} server the server's origin, as code */
export const scriptFor = (remote, server) => `;(${followChanges})(${server}, ${JSON.stringify(remote)});`;
