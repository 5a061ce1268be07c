// What a page runs that shows a remote in development. `scriptFor` writes it out: it can use nothing but the browser.

/** Takes each change of a remote, and shows what keeps it from being built or is thrown by it. */
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
    // What others throw is not this team's.
    if (!stack.includes(server)) return;
    show(stack);
    const answer = await fetch(`${server}/in-sources`, { method: 'POST', body: stack }).catch(
      () => undefined,
    );
    if (answer?.ok && box.isConnected) show(await answer.text());
  };
  // The shell lets rest what a remote adds by `window.addEventListener`.
  const hear = (name, listener) => EventTarget.prototype.addEventListener.call(window, name, listener);
  hear('error', ({ error, message }) => void tell(error ?? message));
  hear('unhandledrejection', ({ reason }) => void tell(reason));
  // React tells by it what a boundary has caught.
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
    // A shell takes it in place; whoever hears nothing is loaded anew.
    if (window.dispatchEvent(change)) window.location.reload();
  };
}

/** @param {string} remote @param {string} server where it is asked for, as code */
export const scriptFor = (remote, server) => `;(${followChanges})(${server}, ${JSON.stringify(remote)});`;
